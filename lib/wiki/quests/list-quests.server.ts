import { getCatalog } from "@/lib/catalog/catalog.server";
import { questRow } from "./quest-rows.server";
import type { Named, QuestListProps } from "./types";

/** Every quest, with the monsters and locales that occur. */
export function listQuests(): QuestListProps {
  const rows = getCatalog()
    .quests.all.map(questRow)
    .toSorted((a, b) => a.stars - b.stars || a.hunterRank - b.hunterRank || byName(a, b));
  return {
    rows,
    monsters: distinct(rows.flatMap(({ targets }) => targets)),
    locales: distinct(rows.map(({ locale }) => locale)),
  };
}

function distinct(things: readonly Named[]): Named[] {
  const byId = new Map(things.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].toSorted(byName);
}

function byName(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, "en");
}
