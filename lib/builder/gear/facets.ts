import type { PickerRow } from "./list-picker-rows";

/** A value that rows have, with how many have it. */
export interface FacetCount {
  readonly id: string;
  readonly count: number;
}

/** Every skill of the rows. */
export function listSkillFacets(rows: readonly PickerRow[]): readonly FacetCount[] {
  return countFacets(rows.flatMap(({ skills }) => skills.map(({ skill }) => skill)));
}

/** Every set bonus and group skill of the rows. */
export function listBonusFacets(rows: readonly PickerRow[]): readonly FacetCount[] {
  return countFacets(rows.flatMap(({ bonuses }) => bonuses));
}

/** Every rarity of the rows, lowest first. */
export function listRarityFacets(rows: readonly PickerRow[]): readonly number[] {
  return [...new Set(rows.map(({ rarity }) => rarity))].toSorted((a, b) => a - b);
}

function countFacets(ids: readonly string[]): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
