import { z } from "zod";
import { weaponSchema } from "@/lib/catalog/schema/weapons";
import { toSlug } from "@/lib/catalog/to-slug";
import { toDisplayAttack } from "@/lib/catalog/weapon-figures";
import { countField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import { createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { melodyTexts } from "./horns";
import { indexRows, readMaterials, readSkillLevels } from "./parts";
import { readWeaponWords, referenceTexts } from "./reference-names";
import { type HornFacts, readExtra, readHornFacts } from "./weapon-extra";
import {
  createColumnSchema,
  readColumn,
  readFocuses,
  readWeaponRows,
  type TableWeapon,
  type WeaponSource,
  weaponTexts,
} from "./weapon-rows";
import { readSeriesNames, readTree, type TreePlace } from "./weapon-tree";
import { weaponTables } from "./weapon-types";

const recipeSchema = z.object({
  _Item: z.array(enumNumberField),
  _ItemNum: z.array(countField),
  _canShortcut: z.boolean(),
});

type Weapon = z.infer<typeof weaponSchema>;
type Recipe = LocatedRow<z.infer<typeof recipeSchema>>;

/** The fields that weapons of all types share. */
interface WeaponFacts {
  readonly horns: HornFacts;
  readonly focuses: ReturnType<typeof readFocuses>;
  readonly series: ReadonlyMap<string, Localized>;
}

/** A weapon with what other tables say of it. */
interface WeaponParts extends WeaponSource {
  readonly id: string;
  readonly name: string;
  readonly place: TreePlace | undefined;
  readonly recipe: Recipe | undefined;
}

/** Every weapon, by type and id. */
export const importWeapons = createImporter({
  file: "weapons",
  schema: weaponSchema,
  texts: [...weaponTexts, "Excel_Equip/WeaponSeries", melodyTexts, ...referenceTexts],
  getKey: ({ type, gameId }) => `${type}/${gameId}`,
  run: (context) => {
    const facts: WeaponFacts = {
      horns: readHornFacts(context),
      focuses: readFocuses(context),
      series: readSeriesNames(context),
    };
    const names = new Map<string, Localized>();
    const records = weaponTables.flatMap((table) =>
      readWeapons(context, table, facts, names).map((weapon) => createWeapon(context, facts, weapon)),
    );
    records.sort((a, b) => compare(a.type, b.type) || compare(a.id, b.id));
    const used = new Set(records.map(({ series }) => series));
    const series = [...facts.series.values()].filter(({ en }) => used.has(en));
    return {
      records,
      names: {
        weapons: names,
        "weapon-series": new Map(series.map((name) => [toSlug(name.en), name])),
        ...readWeaponWords(context),
      },
    };
  },
});

function readWeapons(
  context: ImportContext,
  source: (typeof weaponTables)[number],
  { focuses }: WeaponFacts,
  names: Map<string, Localized>,
): WeaponParts[] {
  const { tables, texts, ids } = context;
  const { type, table } = source;
  const tree = readTree(context, table);
  const recipes = indexRows(
    tables.getRows(
      `Common/Weapon/${table}Recipe`,
      z.intersection(recipeSchema, createColumnSchema(`_${table}`)),
    ),
    (row) => String(readColumn(row, `_${table}`)),
  );
  return readWeaponRows(context, source).map((weapon) => {
    const { gameId, row } = weapon;
    const name = texts.get(row._Name, row.place, "_Name");
    const focus = focuses.get(`${type}/${gameId}`);
    const full = focus ? `${name.en} ${focus} focus` : name.en;
    const id = ids.assign("weapons", `${type}/${gameId}`, full, row.place, type);
    names.set(id, name);
    return { ...weapon, id, name: name.en, place: tree.get(gameId), recipe: recipes.get(String(gameId)) };
  });
}

function createWeapon(
  { ids }: ImportContext,
  { horns, focuses, series }: WeaponFacts,
  weapon: WeaponParts,
): Weapon {
  const { id, type, gameId, name, row, place, recipe } = weapon;
  const focus = focuses.get(`${type}/${gameId}`);
  const extra = readExtra(weapon, horns);
  const parent = place?.parent ?? null;
  return {
    id,
    type,
    gameId,
    name,
    rarity: row._Rare,
    attack: row._Attack,
    attackDisplay: toDisplayAttack(type, row._Attack),
    affinity: row._Critical,
    defense: row._Defense,
    ...readElements(row),
    slots: row._SlotLevel.filter((slot) => slot !== 0).sort((a, b) => b - a),
    skills: readSkillLevels(ids, row),
    ...readSharpness(row),
    ...(extra && { extra }),
    series: place ? readSeries(series, place, row) : null,
    ...(focus && { gogmaFocus: focus }),
    upgradeFrom:
      parent === null ? null : ids.get("weapons", `${type}/${parent}`, row.place, "_PreDataGuidList"),
    craft: recipe
      ? {
          zenny: row._Price,
          materials: readMaterials(ids, recipe._Item, recipe._ItemNum, recipe.place),
          forgeable: recipe._canShortcut,
        }
      : null,
    treePosition: place ? { column: place.column, row: place.row } : null,
    // What stands in no tree is made of parts.
    artian: focus ? "gogma" : place ? null : "artian",
  };
}

/** Elements as the game shows them, which is ten times what the tables hold. */
function readElements(row: TableWeapon): Pick<Weapon, "element" | "element2"> {
  const first = row._Attribute && { type: row._Attribute, value: row._AttributeValue * 10 };
  const second = row._SubAttribute && { type: row._SubAttribute, value: row._SubAttributeValue * 10 };
  return second ? { element: first, element2: second } : { element: first };
}

/** Sharpness of melee weapons. Handicraft is listed up to its last length. */
function readSharpness(row: TableWeapon): Pick<Weapon, "sharpness" | "handicraft"> {
  if (row._SharpnessValList.every((length) => length === 0)) return {};
  const last = row._TakumiValList.findLastIndex((length) => length > 0);
  return { sharpness: row._SharpnessValList, handicraft: row._TakumiValList.slice(0, last + 1) };
}

function readSeries(series: WeaponFacts["series"], place: TreePlace, row: TableWeapon): string {
  const name = series.get(place.series);
  if (!name) throw new ImportError(row.place, "_Series", `the series ${place.series} has no name.`);
  return name.en;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
