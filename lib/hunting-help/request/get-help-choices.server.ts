import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";

/** Choices of a request or a search: large monsters by name, quests from the easiest on. */
export function getHelpChoices(): HelpChoices {
  const { monsters, quests } = getCatalog();
  return {
    monsters: listLargeMonsters(),
    quests: listQuests().rows.map(({ id, name, stars }) => ({
      ...{ id, name, stars },
      monsters: (quests.get(id)?.targets ?? []).flatMap(({ monster }) => monsters.get(monster)?.name ?? []),
    })),
  };
}

/** Large monsters by name. */
export function listLargeMonsters(): Named[] {
  return getCatalog()
    .monsters.all.filter(({ size }) => size === "large")
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Skills with levels that a build can be searched for, by name. */
export function listRequestSkills(): Named[] {
  return getCatalog()
    .skills.all.filter(({ kind }) => kind === "armor" || kind === "weapon")
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
