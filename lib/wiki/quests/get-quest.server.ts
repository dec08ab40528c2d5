import { getCatalog } from "@/lib/catalog/catalog.server";
import { namesOf } from "@/lib/catalog/names.server";
import { questsOfMonster } from "@/lib/catalog/relations/quest-relations.server";
import type { Quest } from "@/lib/catalog/schema";
import { questRow, questTargets } from "./quest-rows.server";
import type { QuestRow, QuestTargetView, QuestView } from "./types";

/**
 * Everything that the page of a quest shows.
 *
 * @throws for an unknown id
 */
export function getQuest(id: string): QuestView {
  const quest = getCatalog().quests.require(id);
  return {
    ...questRow(quest),
    targets: targetViews(quest),
    others: otherQuests(quest),
    names: namesOf("quests", id),
  };
}

function targetViews(quest: Quest): QuestTargetView[] {
  return questTargets(quest).map((target) => {
    const { species, recommendedElements = [] } = getCatalog().monsters.require(target.id);
    const figure = quest.targets.find(({ monster }) => monster === target.id)?.count ?? null;
    return {
      ...target,
      species,
      elements: recommendedElements,
      unknownFigure: quest.objective === "special" ? figure : null,
    };
  });
}

function otherQuests(quest: Quest): QuestRow[] {
  const monsters = [...new Set(quest.targets.map(({ monster }) => monster))];
  const others = new Map(
    monsters.flatMap((monster) => questsOfMonster(monster)).map((each) => [each.id, each]),
  );
  others.delete(quest.id);
  return [...others.values()].map(questRow).toSorted((a, b) => a.stars - b.stars);
}
