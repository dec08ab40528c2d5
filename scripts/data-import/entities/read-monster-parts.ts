import { z } from "zod";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";

const noGuid = "00000000-0000-0000-0000-000000000000";

const meatSchema = z.object({
  _InstanceGuid: guidField,
  _Slash: countField,
  _Blow: countField,
  _Shot: countField,
  _Fire: countField,
  _Water: countField,
  _Thunder: countField,
  _Ice: countField,
  _Dragon: countField,
  _Stun: countField,
});

const partSchema = z.object({
  _InstanceGuid: guidField,
  _Vital: z.array(countField).min(1),
  _RodExtract: createCodeField({
    NONE: null,
    RED: "red",
    WHITE: "white",
    ORANGE: "orange",
    GREEN: "green",
  } as const),
  _MeatGuidNormal: guidField,
  _MeatGuidBreak: guidField,
  _MeatGuidCustom1: guidField,
  _MeatGuidCustom2: guidField,
  _MeatGuidCustom3: guidField,
  _MeatGuidCustom4: guidField,
  _PartsType: enumNameField,
});

const linkSchema = z.object({ _MeatGuid: guidField, _LinkPartsGuid: guidField });
const breakSchema = z.object({ _InstanceGuid: guidField, _PartsType: enumNameField });

/** A list with an id for each of its rows, as the tables of monsters have them. */
export function createArraySchema<Row>(row: z.ZodType<Row>) {
  return z.object({ _DataArray: z.array(row) }).transform(({ _DataArray }) => _DataArray);
}

const partsSchema = z.object({
  _BaseHealth: z.int().min(1),
  _PartsArray: createArraySchema(partSchema),
  _MeatArray: createArraySchema(meatSchema),
  _PartsBreakArray: createArraySchema(breakSchema),
  _WeakPointArray: createArraySchema(linkSchema),
  _ScarPointArray: createArraySchema(linkSchema),
});

const lostSchema = z.object({
  _PartsLostArray: createArraySchema(z.object({ _PartsBreakGuid: guidField, _HagitoriNum: z.int().min(1) })),
});

const carvesSchema = z.object({
  STRUCT_HagitoriNum__HasValue: z.boolean(),
  STRUCT_HagitoriNum__Value: countField,
});

const breakRewardSchema = z.object({ PartsType: enumNameField, RewardTableIndex: z.int() });

const packSchema = z.object({ _PartsEffect: z.object({ path: z.string() }) });

/** States of a part that its weak points make, one for each set of figures. */
const weakPointStates = ["weakPoint", "weakPoint2"] as const;

/** Parts that stand for no place on the body. */
export const hiddenPart = "HIDE";

/** Names of parts by their code in the tables. */
type PartNames = ReadonlyMap<string, Localized>;

/** The slug of a part: its code in the tables. */
export function toPartSlug(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}

/** Path of a monster's tables up to the name of the table: `Enemy/Em0159/00/Data/Em0159_00`. */
export function getMonsterTablePath(gameId: string): string {
  const number = `Em${gameId.slice(2, 6)}`;
  const variant = gameId.slice(7, 9);
  return `Enemy/${number}/${variant}/Data/${number}_${variant}`;
}

/**
 * Path up to the name of the table with a monster's parts. One that has none of its own shares those of the monster
 * whose effects of parts it uses.
 */
export function getPartsPath({ tables }: ImportContext, gameId: string): string {
  const own = getMonsterTablePath(gameId);
  if (tables.has(`${own}_Param_Parts`)) return own;
  const { path } = tables.getTable(`${own}_ParamPack`, packSchema)._PartsEffect;
  return path.replace(/^GameDesign\//, "").replace(/_Param_PartsEffect\.user$/, "");
}

/**
 * Health, hitzones, breakable parts and carves of a monster.
 *
 * @param hidden codes of the parts that the field guide does not list
 * @param usedParts gets the code of every part that the result names
 */
export function readMonsterParts(
  context: ImportContext,
  gameId: string,
  names: PartNames,
  hidden: ReadonlySet<string>,
  usedParts: Set<string>,
) {
  const path = getPartsPath(context, gameId);
  const parts = context.tables.getTable(`${path}_Param_Parts`, partsSchema);
  const meats = new Map(parts._MeatArray.map((meat) => [meat._InstanceGuid, toFigures(meat)]));
  const shown = parts._PartsArray.filter(({ _PartsType }) => _PartsType !== hiddenPart);
  const place = { table: `${path}_Param_Parts` };
  const hitzones = shown.map((part) => {
    usedParts.add(part._PartsType);
    return {
      part: toPartSlug(part._PartsType),
      name: getPartName(names, part._PartsType, place),
      ...(hidden.has(part._PartsType) ? { hidden: true as const } : {}),
      health: part._Vital[0] ?? 0,
      kinsectExtract: part._RodExtract,
      states: listStates(part, parts._ScarPointArray, parts._WeakPointArray, meats, place),
    };
  });
  const linked = new Set(parts._PartsArray.map(({ _InstanceGuid }) => _InstanceGuid));
  const loose = parts._WeakPointArray
    .filter(({ _LinkPartsGuid }) => !linked.has(_LinkPartsGuid))
    .flatMap(({ _MeatGuid }) => meats.get(_MeatGuid) ?? []);
  const breakable = parts._PartsBreakArray.filter(({ _PartsType }) => _PartsType !== hiddenPart);
  for (const { _PartsType } of breakable) usedParts.add(_PartsType);
  for (const code of readBreakParts(context, gameId).values()) usedParts.add(code);
  const severed = readSevered(context, getMonsterTablePath(gameId));
  const weakPointHitzones = listDistinct(loose);
  return {
    baseHealth: parts._BaseHealth,
    hitzones,
    ...(weakPointHitzones.length > 0 ? { weakPointHitzones } : {}),
    ...readCarves(context, getMonsterTablePath(gameId)),
    breakableParts: listDistinct(
      breakable.map((part) => ({
        part: toPartSlug(part._PartsType),
        severable: severed.has(part._InstanceGuid),
        ...(severed.has(part._InstanceGuid) ? { carves: severed.get(part._InstanceGuid) } : {}),
      })),
    ),
  };
}

/** Codes of parts by the number of the reward for breaking them. */
export function readBreakParts(context: ImportContext, gameId: string): Map<number, string> {
  const paths = [getMonsterTablePath(gameId), getPartsPath(context, gameId)];
  const table = paths
    .map((path) => `${path}_Param_PartsBreakReward`)
    .find((name) => context.tables.has(name));
  if (table === undefined) return new Map();
  const rows = context.tables.getRows(table, breakRewardSchema, "_PartsBreakArray");
  return new Map(rows.map((row) => [row.RewardTableIndex, row.PartsType]));
}

function getPartName(names: PartNames, code: string, place: RowPlace): string {
  const name = names.get(code);
  if (!name) throw new ImportError(place, "_PartsType", `no name of the part ${code}.`);
  return name.en;
}

/**
 * Hitzones of a part in each state that it has: a wound takes the first that is tied to it, all of a part being alike;
 * weak points that differ are states of their own.
 */
function listStates(
  part: z.infer<typeof partSchema>,
  wounds: readonly z.infer<typeof linkSchema>[],
  weakPoints: readonly z.infer<typeof linkSchema>[],
  meats: ReadonlyMap<string, ReturnType<typeof toFigures>>,
  place: RowPlace,
) {
  const find = (links: readonly z.infer<typeof linkSchema>[]) =>
    links.find(({ _LinkPartsGuid }) => _LinkPartsGuid === part._InstanceGuid)?._MeatGuid ?? noGuid;
  const weak = listDistinct(
    weakPoints
      .filter(({ _LinkPartsGuid }) => _LinkPartsGuid === part._InstanceGuid)
      .flatMap(({ _MeatGuid }) => meats.get(_MeatGuid) ?? []),
  );
  if (weak.length > weakPointStates.length) {
    throw new ImportError(
      place,
      "_WeakPointArray",
      `${part._PartsType} has ${weak.length} kinds of weak points.`,
    );
  }
  const states = [
    ["normal", part._MeatGuidNormal],
    ["broken", part._MeatGuidBreak],
    ["custom1", part._MeatGuidCustom1],
    ["custom2", part._MeatGuidCustom2],
    ["custom3", part._MeatGuidCustom3],
    ["custom4", part._MeatGuidCustom4],
    ["wound", find(wounds)],
  ] as const;
  return [
    ...states.flatMap(([state, guid]) => {
      const figures = meats.get(guid);
      return figures ? [{ state, ...figures }] : [];
    }),
    ...weakPointStates.flatMap((state, index) => (weak[index] ? [{ state, ...weak[index] }] : [])),
  ];
}

function toFigures(meat: z.infer<typeof meatSchema>) {
  return {
    sever: meat._Slash,
    blunt: meat._Blow,
    ammo: meat._Shot,
    fire: meat._Fire,
    water: meat._Water,
    thunder: meat._Thunder,
    ice: meat._Ice,
    dragon: meat._Dragon,
    stun: meat._Stun,
  };
}

/** How often the carcass can be carved, where the monster has a number of its own. */
function readCarves({ tables }: ImportContext, path: string): { carves?: number } {
  const table = `${path}_Param_Hagitori`;
  if (!tables.has(table)) return {};
  const { STRUCT_HagitoriNum__HasValue, STRUCT_HagitoriNum__Value } = tables.getTable(table, carvesSchema);
  return STRUCT_HagitoriNum__HasValue ? { carves: STRUCT_HagitoriNum__Value } : {};
}

/** Breaks after which the part lies on the ground, with how often it can be carved. */
function readSevered({ tables }: ImportContext, path: string): ReadonlyMap<string, number> {
  const table = `${path}_Param_PartsLost`;
  if (!tables.has(table)) return new Map();
  const { _PartsLostArray } = tables.getTable(table, lostSchema);
  return new Map(_PartsLostArray.map(({ _PartsBreakGuid, _HagitoriNum }) => [_PartsBreakGuid, _HagitoriNum]));
}

function listDistinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
