import { rankMatches } from "@/lib/text/match-texts";
import type { LoadoutPlace } from "../loadout/model";
import type { PickerRow } from "./list-picker-rows";
import type { FilterContext } from "./picker-filter";

/** `helps`: what brings most toward the skill targets. `damage`: what deals most to the target. */
export type PickerSort =
  | "helps"
  | "damage"
  | "defense"
  | "attack"
  | "affinity"
  | "element"
  | "rarity"
  | "name";

export const sortLabels: Readonly<Record<PickerSort, string>> = {
  helps: "Best match",
  damage: "Damage to target",
  defense: "Defense",
  attack: "Attack",
  affinity: "Affinity",
  element: "Element",
  rarity: "Rarity",
  name: "Name",
};

/**
 * The ways to sort a list, the first as it opens: who chose a target wants its damage, wanted skills or not.
 *
 * @param targets skills are wanted
 * @param hasGauge damage to a target is known
 */
export function listSorts(place: LoadoutPlace, targets: boolean, hasGauge = false): readonly PickerSort[] {
  const helps: readonly PickerSort[] = targets ? ["helps"] : [];
  const damage: readonly PickerSort[] = hasGauge ? ["damage"] : [];
  if (place === "weapon") return [...damage, "attack", "affinity", "element", "rarity", "name", ...helps];
  if (place === "charm") return [...damage, ...helps, "rarity", "name"];
  return [...damage, ...helps, "defense", "rarity", "name"];
}

interface Order {
  readonly sort: PickerSort;
  readonly query: string;
  /** Ids of what was used last, newest first; they come first while nothing is typed. */
  readonly recent: readonly string[];
  /** How much a row helps; called by that sort alone. */
  readonly getGain: (row: PickerRow) => number;
  /** By how much it raises the damage; called by that sort alone. */
  readonly getDamage: (row: PickerRow) => number;
}

/**
 * Rows in order, the highest figure first, names from A to Z. With a query, rows whose own name is it come before those
 * whose name has it, and these before those that only bring something of that name (`matchRanks`).
 */
export function sortPickerRows(
  rows: readonly PickerRow[],
  { sort, query, recent, getGain, getDamage }: Order,
  { getName, getTexts }: Pick<FilterContext, "getName" | "getTexts">,
): readonly PickerRow[] {
  const ranks =
    query.trim() === ""
      ? null
      : new Map(rankMatches(query, rows, getTexts).map(({ row, rank }) => [row, Math.trunc(rank)]));
  const figure = getFigure(sort, getGain, getDamage);
  const ranked = rows.map((row) => ({
    row,
    figure: figure(row),
    first: ranks ? -(ranks.get(row) ?? Number.MAX_VALUE) : getRecentRank(row, recent),
    second: row.armor?.defense ?? row.weapon?.attack ?? row.rarity,
  }));
  // Names in the reader's language matter only where they are what is sorted by: folding a thousand takes time.
  const getText = sort === "name" ? getName : ({ name }: PickerRow) => name;
  return ranked
    .toSorted(
      (a, b) =>
        b.first - a.first ||
        b.figure - a.figure ||
        (sort === "name" ? 0 : b.second - a.second) ||
        compareTexts(getText(a.row), getText(b.row)),
    )
    .map(({ row }) => row);
}

function getFigure(
  sort: PickerSort,
  getGain: Order["getGain"],
  getDamage: Order["getDamage"],
): (row: PickerRow) => number {
  switch (sort) {
    case "helps":
      return getGain;
    case "damage":
      return getDamage;
    case "defense":
      return ({ armor }) => armor?.defense ?? 0;
    case "attack":
      return ({ weapon }) => weapon?.attack ?? 0;
    case "affinity":
      return ({ weapon }) => weapon?.affinity ?? 0;
    case "element":
      return ({ weapon }) => weapon?.elements[0]?.value ?? 0;
    case "rarity":
      return ({ rarity }) => rarity;
    case "name":
      return () => 0;
  }
}

function getRecentRank({ id }: PickerRow, recent: readonly string[]): number {
  const at = recent.indexOf(id);
  return at === -1 ? 0 : recent.length - at;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
