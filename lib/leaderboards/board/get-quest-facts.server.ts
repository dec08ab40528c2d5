import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { QuestFacts } from "@/lib/leaderboards/categories";

/** The facts that decide about runs of a quest; `null` for an unknown id. */
export function getQuestFacts(id: string): QuestFacts | null {
  const { quests, monsters } = getCatalog();
  const quest = quests.get(id);
  if (!quest) return null;
  // In some quests a count is a share of the health to remove, so it says nothing about several monsters.
  const isWhole = quest.objective === "hunt" || quest.objective === "kill" || quest.objective === "bossrush";
  const healths = quest.targets.map(({ monster }) => monsters.get(monster)?.baseHealth ?? null);
  const known = healths.filter((health) => health !== null);
  return {
    id,
    isArena: quest.kind === "arena",
    maxPlayers: quest.maxPlayers,
    timeLimitMin: quest.timeLimitMin,
    health: isWhole && known.length === healths.length ? known.reduce((sum, each) => sum + each, 0) : null,
  };
}
