import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import { groupBy } from "@/lib/catalog/group-by";
import type { Quest } from "@/lib/catalog/schema";
import type { QuestRow, QuestTarget } from "./quest-types";

/** A quest as lists show it. */
export function toQuestRow(quest: Quest): QuestRow {
  const { id, name, kind, objective, stars, timeLimitMin, maxPlayers, hunterRank, source } = quest;
  const locale = getCatalog().locales.require(quest.locale);
  return {
    id,
    name,
    kind,
    objective,
    stars,
    rank: getQuestRank(stars),
    locale: { id: locale.id, name: locale.name },
    targets: toQuestTargets(quest),
    minutes: timeLimitMin,
    players: maxPlayers,
    hunterRank,
    isFromCommunity: source === "community",
  };
}

/**
 * Targets, each monster of a variant once: the tables list two of a kind as two targets. The figure that quests
 * with special rules have for a target is not a number of monsters and is ignored.
 */
export function toQuestTargets({ targets, objective }: Quest): QuestTarget[] {
  const same = groupBy(targets, ({ monster, variant }) => `${monster}/${variant ?? ""}`);
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, name } = getCatalog().monsters.require(first.monster);
    const count = group.reduce((sum, target) => sum + (objective === "special" ? 1 : (target.count ?? 1)), 0);
    return [{ id, name, variant: first.variant ?? null, count }];
  });
}
