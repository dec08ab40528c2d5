import { z } from "zod";
import { countField, enumNameField } from "../fields";
import type { Ids } from "../ids";
import { ImportError, type RowPlace } from "../import-error";

/** Columns of a row that gives skills. */
export const tableSkillColumns = { _Skill: z.array(enumNameField), _SkillLevel: z.array(countField) };

/** The skills of a row, empty places left out. */
export function readSkillLevels(
  ids: Ids,
  row: {
    readonly _Skill: readonly string[];
    readonly _SkillLevel: readonly number[];
    readonly place: RowPlace;
  },
): { skill: string; level: number }[] {
  return row._Skill.flatMap((gameId, index) => {
    if (gameId === "NONE") return [];
    const level = row._SkillLevel[index] ?? 0;
    return [{ skill: ids.get("skills", gameId, row.place, `_Skill.${index}`), level }];
  });
}

/** Cost of a recipe, empty places left out. */
export function readMaterials(
  ids: Ids,
  items: readonly number[],
  counts: readonly number[],
  place: RowPlace,
): { item: string; qty: number }[] {
  return items.flatMap((item, index) => {
    if (isNoItem(item)) return [];
    const qty = counts[index] ?? 0;
    if (qty < 1) throw new ImportError(place, `_ItemNum.${index}`, `takes ${qty} of an item.`);
    return [{ item: ids.get("items", item, place, `_Item.${index}`), qty }];
  });
}

/** Numbers of `ItemDef.ID` that stand for no item. */
export function isNoItem(item: number): boolean {
  return item === 0 || item === 1;
}

/** Rows by a key. A key that stands twice is an error. */
export function indexRows<Row extends { readonly place: RowPlace }>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const index = new Map<string, Row>();
  for (const row of rows) {
    const key = getKey(row);
    const other = index.get(key);
    if (other) throw new ImportError(row.place, null, `${key} stands in row ${other.place.row} already.`);
    index.set(key, row);
  }
  return index;
}
