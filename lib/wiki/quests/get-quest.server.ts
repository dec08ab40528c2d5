import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { listQuestsOfMonster, listUnlocks } from "@/lib/catalog/relations/list-quest-relations.server";
import type { Quest } from "@/lib/catalog/schema";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { getRewardDraws } from "@/lib/drops/get-reward-draws.server";
import type { QuestDetail, QuestRow, QuestTargetDetail } from "./quest-types";
import { toQuestRow, toQuestTargets } from "./to-quest-row.server";

/**
 * Everything that the page of a quest shows.
 *
 * @throws for an unknown id
 */
export function getQuest(id: string): QuestDetail {
  const quest = getCatalog().quests.require(id);
  const draws = getRewardDraws("quest");
  return {
    ...toQuestRow(quest),
    targets: toTargetDetails(quest),
    others: listOtherQuests(quest),
    names: getNamesByLanguage("quests", id),
    reward: toReward(quest),
    items: (quest.rewards ?? []).map(({ item, qty, chance }) => {
      const { id: itemId, name } = getCatalog().items.require(item);
      return { id: itemId, name, qty, chance, pieces: (getMeanDraws(draws) * qty * chance) / 100 };
    }),
    draws,
    unlockedBy: listUnlocks(quest),
  };
}

function toReward({ rewardZenny, rewardHunterRankPoints, faints }: Quest): QuestDetail["reward"] {
  if (rewardZenny === undefined || rewardHunterRankPoints === undefined || faints === undefined) return null;
  return { zenny: rewardZenny, hunterRankPoints: rewardHunterRankPoints, faints };
}

function toTargetDetails(quest: Quest): QuestTargetDetail[] {
  return toQuestTargets(quest).map((target) => {
    const { species, recommendedElements = [] } = getCatalog().monsters.require(target.id);
    const figure = quest.targets.find(({ monster }) => monster === target.id)?.count ?? null;
    const known = quest.targets.find(
      ({ monster, variant = null }) => monster === target.id && variant === target.variant,
    );
    return {
      ...target,
      species,
      elements: recommendedElements,
      health: (known?.health ?? []).slice(0, quest.maxPlayers),
      unknownFigure: quest.objective === "special" ? figure : null,
    };
  });
}

function listOtherQuests(quest: Quest): QuestRow[] {
  const monsters = [...new Set(quest.targets.map(({ monster }) => monster))];
  const others = new Map(
    monsters.flatMap((monster) => listQuestsOfMonster(monster)).map((each) => [each.id, each]),
  );
  others.delete(quest.id);
  return [...others.values()].map(toQuestRow).toSorted((a, b) => a.stars - b.stars);
}
