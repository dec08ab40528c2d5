import { createQuestFacets } from "@/components/game/quest-facets";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import type { BoardKey } from "@/lib/leaderboards/board/board-id";
import type { QuestBoardRow } from "@/lib/leaderboards/page-data";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { createSortField, createTabField, followWeapon } from "@/lib/site/list-state";

/** A quest with its record under one ruleset. */
export interface QuestBoardEntry extends QuestBoardRow {
  readonly ruleset: RulesetId;
  readonly record: QuestBoardRow["records"][number] | null;
  /** Whether the record is yet to arrive. */
  readonly isLoading: boolean;
  /** Weapon of the board that the row leads to; `all` for that of any weapon. */
  readonly weapon: BoardKey["weapon"];
}

/**
 * The record of a quest under a ruleset, of any weapon or, with its records, of the one that is named; arena quests
 * have one ruleset of their own.
 *
 * @param records `null` until those of the weapon are there
 */
export function toQuestBoardEntry(
  quest: QuestBoardRow,
  chosen: RulesetId,
  weapon: BoardKey["weapon"] = "all",
  records: QuestBoardRow["records"] | null = quest.records,
): QuestBoardEntry {
  const ruleset = quest.rulesets.find((each) => each === chosen) ?? quest.rulesets[0] ?? chosen;
  return {
    ...quest,
    ruleset,
    record: records?.find((each) => each.ruleset === ruleset) ?? null,
    isLoading: records === null,
    weapon,
  };
}

const { oneOf, toggle } = createFacets<QuestBoardEntry>();

/** Whose record and board a row is: it narrows nothing, and begins with the weapon that the visitor plays. */
const weapon = oneOf({
  label: "Records of",
  anyLabel: "All weapons",
  options: toOptions(weaponTypes, weaponTypeLabels),
  has: () => true,
});

/** Facets of the list of boards. */
export function createBoardFacets(monsters: readonly Named[]) {
  return {
    weapon: { ...weapon, field: followWeapon(weapon.field) },
    ...createQuestFacets<QuestBoardEntry>(monsters),
    played: toggle({
      label: "With runs",
      chip: "Runs",
      on: "at least one",
      has: ({ runs }) => runs > 0,
      isCounted: true,
    }),
  };
}

/** State of the list of boards in the address. */
export function getBoardFields(facets: ReturnType<typeof createBoardFacets>) {
  return {
    scope: createTabField(["open", "all"]),
    ruleset: createTabField(["ta", "freestyle"]),
    ...getFacetFields(facets),
    sort: createSortField(["name", "stars", "kind", "time", "runs"], { key: "runs", direction: "desc" }),
  };
}
