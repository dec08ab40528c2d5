import { z } from "zod";
import { attackSchema } from "@/lib/catalog/schema/attacks";
import { attackElementCodes, countField, createCodeField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import { createImporter, type ImportContext } from "../importer";
import { parseAt } from "../tables";
import { type AttackOverlay, attackOverlaySchema } from "./attack-overlay";

/** A value in the wrapper that the attack tables put around enums. */
export const valueSchema = <Value>(value: z.ZodType<Value>) =>
  z.object({ _Value: value }).transform(({ _Value }) => _Value);

/** Hitzones that an attack uses. */
export const damageTypeCodes = { NONE: null, SLASH: "sever", BLOW: "blunt", SHOT: "ammo" } as const;

const paramsSchema = z.object({
  _Attack: z.number().min(0),
  _ActionTypeFixed: valueSchema(createCodeField(damageTypeCodes)),
  _AttackAttrFixed: valueSchema(createCodeField(attackElementCodes)),
  _AttrValue: z.number().min(0),
  _UseStatusAttrPower: z.boolean(),
  _StatusAttrRate: z.number().min(0),
  _IsNoCritical: z.boolean(),
  _IsNoUseKireaji: z.boolean(),
  _IsForceUseKireajiAttackRate: z.boolean(),
  _IsCustomKireajiReduce: z.boolean(),
  _CustomKireajiReduce: countField,
  _GeneralValue: z.object({ _GeneralValue2: z.number() }),
});

const collisionSchema = z.object({ requestSets: z.array(z.object({ userData: z.unknown() })) });

type Params = z.infer<typeof paramsSchema>;

/** Parameters of the gunlance, with one group for each kind of shell. */
const shellTable = "Player/ActionData/Wp07/GlobalParam/Wp07GlobalActionParam";
const shellLists = {
  normal: "_NormalShellTypeInfo",
  long: "_LongShellTypeInfo",
  wide: "_WideShellTypeInfo",
} as const;

/** Moves with the figures of their rows in the attack tables. */
export const importAttacks = createImporter({
  file: "attacks",
  schema: attackSchema,
  getKey: () => null,
  run: (context) => {
    const reader = new AttackReader(context);
    const counts = new Map<string, number>();
    const records = context.overlays.get("attacks", attackOverlaySchema).map((entry) => {
      const order = counts.get(entry.weapon) ?? 0;
      counts.set(entry.weapon, order + 1);
      return toAttack(entry, order, reader);
    });
    return { records };
  },
});

/** Reads rows of the attack tables, each table once. */
class AttackReader {
  private readonly tables = new Map<string, readonly { userData?: unknown }[]>();

  constructor(private readonly context: ImportContext) {}

  /** @throws ImportError where there is no such table or row */
  read(table: string, row: number): Params {
    const rows =
      this.tables.get(table) ?? this.context.tables.getCollisions(table, collisionSchema).requestSets;
    this.tables.set(table, rows);
    const shape = rows[row];
    if (!shape) throw new ImportError({ table, row }, null, "no such row.");
    return parseAt(paramsSchema, shape.userData, { table, row });
  }

  /** Sharpness that a shot of a kind of shell uses. @throws ImportError where the move is of no such kind */
  readShellCost({ id, shelling, sharpnessCostAt = "" }: AttackOverlay): number {
    const type = shelling?.type;
    const place = { table: shellTable };
    if (type === undefined) throw new ImportError(place, id, "is of no kind of shell.");
    const list = shellLists[type];
    const schema = z.object({ [list]: z.object({ [sharpnessCostAt]: countField }) });
    const cost = this.context.tables.getTable(shellTable, schema)[list]?.[sharpnessCostAt];
    if (cost === undefined) throw new ImportError(place, `${list}.${sharpnessCostAt}`, "is not there.");
    return cost;
  }
}

function toAttack(entry: AttackOverlay, order: number, reader: AttackReader) {
  const figures = entry.rows ? readFigures(entry, reader) : getOwnFigures(entry, reader);
  return {
    id: entry.id,
    weapon: entry.weapon,
    order,
    name: entry.name,
    damageType: figures.damageType,
    motionValue: figures.motionValue,
    hits: entry.hits,
    elementModifier: figures.elementModifier,
    ...(entry.elementAttackFactor === undefined ? {} : { elementAttackFactor: entry.elementAttackFactor }),
    ...(entry.rawModifier === undefined ? {} : { rawModifier: entry.rawModifier }),
    ...figures.element,
    ...(entry.elementHitzoneCap === undefined ? {} : { elementHitzoneCap: entry.elementHitzoneCap }),
    ...figures.flags,
    ...(entry.mode ? { mode: entry.mode } : {}),
    ...(entry.shelling ? { shelling: entry.shelling } : {}),
    ...(entry.ammo ? { ammo: entry.ammo } : {}),
    ...(entry.flags ? { flags: entry.flags } : {}),
    source: entry.from === "mhwilds-calculator-2025-08" ? entry.from : ("tables" as const),
  };
}

/** @throws ImportError where rows of one move disagree */
function readFigures(entry: AttackOverlay, reader: AttackReader) {
  const rows = (entry.rows ?? []).map((reference) =>
    toFigures(entry, reader.read(reference.table, reference.row), reference),
  );
  const [first] = rows;
  if (!first) throw new ImportError({ table: "data/sources/attacks.json" }, entry.id, "has no rows.");
  if (rows.some((row) => JSON.stringify(row) !== JSON.stringify(first))) {
    throw new ImportError(
      { table: "data/sources/attacks.json" },
      entry.id,
      "its rows have different figures.",
    );
  }
  return first;
}

function toFigures(
  entry: AttackOverlay,
  params: Params,
  { table, row, column }: { table: string; row: number; column?: "gauge" | undefined },
) {
  const damageType = params._ActionTypeFixed ?? entry.damageType;
  if (!damageType)
    throw new ImportError({ table, row }, "_ActionTypeFixed", `the overlay has no type for ${entry.id}.`);
  const attack = column === "gauge" ? params._GeneralValue._GeneralValue2 : params._Attack;
  const element = params._AttackAttrFixed;
  const ownElement = params._UseStatusAttrPower ? params._StatusAttrRate : 0;
  const ignoresSharpness = params._IsNoUseKireaji && !params._IsForceUseKireajiAttackRate;
  return {
    damageType,
    motionValue: roundFigure(attack * (entry.motionFactor ?? 1)),
    elementModifier: entry.elementModifier ?? (element ? 1 : roundFigure(ownElement)),
    element: element ? { fixedElement: params._AttrValue, element } : {},
    flags: {
      ...(params._IsNoCritical ? { canCrit: false as const } : {}),
      ...(ignoresSharpness ? { usesSharpness: false as const } : {}),
      ...getSharpnessCost(params, entry),
      ...(entry.usesHitzone === false ? { usesHitzone: false as const } : {}),
    },
  };
}

/** Sharpness that a hit uses where it differs from a plain one's, or from what ignoring sharpness implies. */
function getSharpnessCost(params: Params, { weapon }: AttackOverlay): { sharpnessCost?: number } {
  if (weapon === "bow" || weapon === "light-bowgun" || weapon === "heavy-bowgun") return {};
  if (params._IsNoUseKireaji) return params._IsForceUseKireajiAttackRate ? { sharpnessCost: 0 } : {};
  return params._IsCustomKireajiReduce ? { sharpnessCost: params._CustomKireajiReduce } : {};
}

/** Figures of a move without a row. */
function getOwnFigures(entry: AttackOverlay, reader: AttackReader) {
  const { damageType, motionValue, elementModifier } = entry;
  if (!damageType || motionValue === undefined || elementModifier === undefined) {
    throw new ImportError({ table: "data/sources/attacks.json" }, entry.id, "has neither rows nor figures.");
  }
  return {
    damageType,
    motionValue,
    elementModifier,
    element: {
      ...(entry.fixedElement === undefined ? {} : { fixedElement: entry.fixedElement }),
      ...(entry.elementPctOfAttack === undefined ? {} : { elementPctOfAttack: entry.elementPctOfAttack }),
      ...(entry.element ? { element: entry.element } : {}),
    },
    flags: {
      ...(entry.canCrit === false ? { canCrit: false as const } : {}),
      ...(entry.usesSharpness === false ? { usesSharpness: false as const } : {}),
      ...(entry.sharpnessCostAt ? { sharpnessCost: reader.readShellCost(entry) } : {}),
      ...(entry.usesHitzone === false ? { usesHitzone: false as const } : {}),
    },
  };
}
