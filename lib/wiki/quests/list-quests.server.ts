import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { QuestListProps } from "./quest-types";
import { toQuestRow } from "./to-quest-row.server";

/** Every quest, with the monsters and locales that occur. */
export function listQuests(): QuestListProps {
  const rows = getCatalog()
    .quests.all.map(toQuestRow)
    .toSorted((a, b) => a.stars - b.stars || a.hunterRank - b.hunterRank || compareNames(a, b));
  return {
    rows,
    monsters: listDistinct(rows.flatMap(({ targets }) => targets)),
    locales: listDistinct(rows.map(({ locale }) => locale)),
  };
}

function listDistinct(things: readonly Named[]): Named[] {
  const byId = new Map(things.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].toSorted(compareNames);
}

function compareNames(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, "en");
}
