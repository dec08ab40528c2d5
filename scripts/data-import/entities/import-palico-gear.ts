import { z } from "zod";
import type { WeaponElement } from "@/lib/catalog/codes";
import { palicoGearSchema } from "@/lib/catalog/schema/palico-gear";
import { type PalicoPiece, palicoPieces } from "@/lib/catalog/world-codes";
import { countField, createCodeField, enumField, enumNumberField, guidField, rarityField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { indexRows, readMaterials } from "./parts";

const seriesSchema = z.object({
  _Series: enumNumberField,
  _Name: guidField,
  _Rare: rarityField,
  _Price: countField,
});

const weaponSchema = z.object({
  _Series: enumNumberField,
  _Name: guidField,
  _AttackType: createCodeField({ SLASH: "sever", BLOW: "blunt" } as const),
  _Attribute: z.array(enumField),
  _AttributeValue: countField,
  _MeleeAttack: countField,
  _RangeAttack: countField,
  _Defense: countField,
  _Critical: z.int(),
});

const armorSchema = z.object({
  _Series: enumNumberField,
  _EquipCategory: createCodeField({ HELM: "head", BODY: "body" } as const),
  _Name: guidField,
  _Defense: countField,
  _AttributeResist: z.array(z.int()).length(5),
});

const recipeSchema = z.object({
  _SeriesId: enumNumberField,
  _EquipCategory: createCodeField({ WEAPON: "weapon", HELM: "head", BODY: "body" } as const),
  _Item: z.array(enumNumberField),
  _ItemNum: z.array(countField),
});

/**
 * Elements by their numbers. The dump takes the column for a set of flags, so that it writes 7, paralysis, as 1, 2 and
 * 4; their sum is the number.
 */
const elementsByNumber: readonly (WeaponElement | null)[] = [
  null,
  "fire",
  "water",
  "ice",
  "thunder",
  "dragon",
  "poison",
  "paralysis",
  "sleep",
  "blast",
];

type PalicoSet = z.infer<typeof palicoGearSchema>;
type Piece = PalicoSet["pieces"][number];

/** Gear of Palicoes, by series. Series of layered armor alone have no pieces, and are left out. */
export const importPalicoGear = createImporter({
  file: "palico-gear",
  schema: palicoGearSchema,
  texts: ["Excel_Equip/OtomoArmor", "Excel_Equip/OtomoEquipSeries", "Excel_Equip/OtomoWeapon"],
  getKey: ({ gameId }) => String(gameId),
  run: (context) => {
    const { tables, texts, ids } = context;
    const pieces = readPieces(context);
    const sets = new Map<string, Localized>();
    const gear = new Map<string, Localized>();
    const records = tables
      .getDistinctRows("Otomo/DataParam/OtomoEquipSeriesData", seriesSchema, ["_Series"])
      .flatMap((series): PalicoSet[] => {
        const own = pieces.filter(({ set }) => set === series._Series);
        if (own.length === 0) return [];
        const name = texts.get(series._Name, series.place, "_Name");
        const id = ids.assign("palico-gear", String(series._Series), name.en, series.place);
        sets.set(id, name);
        for (const { names, facts } of own) gear.set(`${id}/${facts.piece}`, names);
        return [
          {
            id,
            gameId: series._Series,
            name: name.en,
            rarity: series._Rare,
            zenny: series._Price,
            pieces: own.map(({ facts }) => facts).sort(comparePieces),
          },
        ];
      });
    const known = new Set(records.map(({ gameId }) => gameId));
    const stray = pieces.find(({ set }) => !known.has(set));
    if (stray) throw new ImportError(stray.place, "_Series", `no series ${stray.set}.`);
    return { records: records.sort(compareIds), names: { "palico-sets": sets, "palico-gear": gear } };
  },
});

interface ReadPiece {
  readonly set: number;
  readonly names: Localized;
  readonly facts: Piece;
  readonly place: RowPlace;
}

function readPieces({ tables, texts, ids }: ImportContext): ReadPiece[] {
  const recipes = indexRows(tables.getRows("Facility/data/OtomoEquipRecipe", recipeSchema), (row) =>
    getKey(row._SeriesId, row._EquipCategory),
  );
  // What a Palico has from the start has no recipe.
  const getMaterials = (set: number, piece: PalicoPiece) => {
    const recipe = recipes.get(getKey(set, piece));
    return recipe ? readMaterials(ids, recipe._Item, recipe._ItemNum, recipe.place) : [];
  };
  const weapons = tables
    .getDistinctRows("Otomo/DataParam/OtomoWeaponData", weaponSchema, ["_Series"])
    .map((row) => {
      const names = texts.get(row._Name, row.place, "_Name");
      const facts = { ...toWeapon(row, names.en), materials: getMaterials(row._Series, "weapon") };
      return { set: row._Series, names, facts, place: row.place };
    });
  const armor = tables
    .getDistinctRows("Otomo/DataParam/OtomoArmorData", armorSchema, ["_Series", "_EquipCategory"])
    .map((row) => {
      const names = texts.get(row._Name, row.place, "_Name");
      const [fire = 0, water = 0, thunder = 0, ice = 0, dragon = 0] = row._AttributeResist;
      const facts: Piece = {
        piece: row._EquipCategory,
        name: names.en,
        defense: row._Defense,
        resistances: { fire, water, thunder, ice, dragon },
        materials: getMaterials(row._Series, row._EquipCategory),
      };
      return { set: row._Series, names, facts, place: row.place };
    });
  return [...weapons, ...armor];
}

function toWeapon(row: LocatedRow<z.infer<typeof weaponSchema>>, name: string) {
  const number = row._Attribute.reduce((sum, { value }) => sum + value, 0);
  const type = elementsByNumber[number];
  if (type === undefined)
    throw new ImportError(row.place, "_Attribute", `no element has the number ${number}.`);
  if ((type === null) !== (row._AttributeValue === 0)) {
    throw new ImportError(row.place, "_AttributeValue", `${row._AttributeValue} of ${type ?? "no element"}.`);
  }
  return {
    piece: "weapon" as const,
    name,
    attackType: row._AttackType,
    attack: row._MeleeAttack,
    rangedAttack: row._RangeAttack,
    affinity: row._Critical,
    defense: row._Defense,
    element: type ? { type, value: row._AttributeValue } : null,
  };
}

function comparePieces(a: Piece, b: Piece): number {
  return palicoPieces.indexOf(a.piece) - palicoPieces.indexOf(b.piece);
}

function getKey(set: number, piece: PalicoPiece): string {
  return `${set}/${piece}`;
}
