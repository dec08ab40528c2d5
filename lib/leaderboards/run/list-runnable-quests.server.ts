import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuestFacts } from "@/lib/leaderboards/board/get-quest-facts.server";
import type { RunnableQuest } from "./runnable-quest";

/** Every quest that a run can be of, easiest first. */
export function listRunnableQuests(): RunnableQuest[] {
  const { quests, monsters } = getCatalog();
  return quests.all
    .flatMap(({ id, name, stars, targets }): RunnableQuest[] => {
      const facts = getQuestFacts(id);
      const opponents = [...new Set(targets.map(({ monster }) => monster))].map((monster) => ({
        id: monster,
        name: monsters.require(monster).name,
      }));
      return facts ? [{ ...facts, name, stars, monsters: opponents }] : [];
    })
    .toSorted((a, b) => a.stars - b.stars || a.name.localeCompare(b.name, "en"));
}
