import type { Rank, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import type { MatchTexts } from "@/lib/text/fold-texts";
import { findMatches } from "@/lib/text/match-texts";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace } from "../loadout/model";
import type { PickerRow } from "./list-picker-rows";

/** The query and filters of a list. A field that does not concern a place stays empty there. */
export interface PickerFilter {
  readonly query: string;
  /** Any of these. */
  readonly skills: readonly string[];
  /** Any of these set bonuses and group skills. */
  readonly bonuses: readonly string[];
  /** Level of slot that there must be, or a higher one; 0 = any, also none. */
  readonly slot: number;
  readonly rarities: readonly number[];
  readonly rank: Rank | "";
  /** Gives something toward a skill target that is not reached. */
  readonly lacking: boolean;
  /** Raises the damage to the target. The list itself sees to it: this filter knows no target. */
  readonly raising: boolean;
  /** Ticked as owned. The list itself sees to it. */
  readonly owned: boolean;
  /** Can be made of own materials. The list itself sees to it. */
  readonly craft: boolean;
  readonly type: WeaponType | "";
  readonly elements: readonly (WeaponElement | "none")[];
  /** No negative affinity. */
  readonly steady: boolean;
  readonly artian: ArtianTier | "none" | "";
}

export const emptyFilter: PickerFilter = Object.freeze({
  query: "",
  skills: [],
  bonuses: [],
  slot: 0,
  rarities: [],
  rank: "",
  lacking: false,
  raising: false,
  owned: false,
  craft: false,
  type: "",
  elements: [],
  steady: false,
  artian: "",
});

/** Facts for a filter besides the rows. */
export interface FilterContext {
  /** Texts that a query is looked for in: names of the row and of its skills. */
  readonly getTexts: (row: PickerRow) => MatchTexts;
  /** Folded name in the reader's language, to sort by. */
  readonly getName: (row: PickerRow) => string;
  /** Skill targets that are not reached. */
  readonly lacking: ReadonlySet<string>;
}

/** The rows that fit, with a query the best matches first (`findMatches`). */
export function filterPickerRows(
  rows: readonly PickerRow[],
  filter: PickerFilter,
  context: FilterContext,
): readonly PickerRow[] {
  const fitting = rows.filter((row) => fits(row, filter, context));
  return findMatches(filter.query, fitting, context.getTexts);
}

function fits(row: PickerRow, filter: PickerFilter, { lacking }: FilterContext): boolean {
  return (
    hasSome(
      filter.skills,
      row.skills.map(({ skill }) => skill),
    ) &&
    hasSome(filter.bonuses, row.bonuses) &&
    (row.slots[0] ?? 0) >= filter.slot &&
    hasSome(filter.rarities, [row.rarity]) &&
    (!filter.lacking || brings(row, lacking)) &&
    (filter.rank === "" || row.armor?.rank === filter.rank) &&
    fitsWeapon(row, filter)
  );
}

function fitsWeapon({ weapon }: PickerRow, { type, elements, steady, artian }: PickerFilter): boolean {
  if (!weapon) return type === "" && elements.length === 0 && !steady && artian === "";
  const types = weapon.elements.length > 0 ? weapon.elements.map((element) => element.type) : ["none"];
  return (
    (type === "" || weapon.type === type) &&
    hasSome<string>(elements, types) &&
    (!steady || weapon.affinity >= 0) &&
    (artian === "" || (weapon.artian ?? "none") === artian)
  );
}

function hasSome<Value>(target: readonly Value[], present: readonly Value[]): boolean {
  return target.length === 0 || target.some((each) => present.includes(each));
}

function brings({ skills, bonuses }: PickerRow, target: ReadonlySet<string>): boolean {
  return skills.some(({ skill }) => target.has(skill)) || bonuses.some((bonus) => target.has(bonus));
}

/** How many filters are on, the query and the type of weapon not among them. */
export function countActiveFilters(filter: PickerFilter): number {
  return [
    filter.skills.length > 0,
    filter.bonuses.length > 0,
    filter.slot > 0,
    filter.rarities.length > 0,
    filter.rank !== "",
    filter.lacking,
    filter.raising,
    filter.owned,
    filter.craft,
    filter.elements.length > 0,
    filter.steady,
    filter.artian !== "",
  ].filter(Boolean).length;
}

/** Default filter of a list: weapons of the equipped type, or of the one that the visitor plays. */
export function createFirstFilter(
  { weapon }: Loadout,
  place: LoadoutPlace,
  { weapons }: LoadoutCatalog,
  myWeapon: WeaponType | null = null,
): PickerFilter {
  if (place !== "weapon") return emptyFilter;
  return { ...emptyFilter, type: (weapon && weapons.get(weapon.id)?.type) ?? myWeapon ?? "" };
}
