import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import type { Named } from "@/lib/catalog/named";
import { listUnlocks } from "@/lib/catalog/relations/list-quest-relations.server";
import type { Material, SideQuest } from "@/lib/catalog/schema";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { getRewardDraws } from "@/lib/drops/get-reward-draws.server";
import type { SideQuestDetail, SideQuestRow } from "./side-quest-types";

/** Every side quest, by name. */
export function listSideQuests(): SideQuestRow[] {
  return getCatalog()
    .sideQuests.all.map(toRow)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Everything that the page of a side quest shows. @throws for an unknown id */
export function getSideQuest(id: string): SideQuestDetail {
  const quest = getCatalog().sideQuests.require(id);
  const { hunt, hunterRankPoints } = quest;
  const draws = getRewardDraws("quest");
  return {
    ...toRow(quest),
    hunt: hunt ? toHunt(hunt) : null,
    hunterRankPoints: hunterRankPoints ?? null,
    unlockedBy: listUnlocks(quest),
    items: (hunt?.rewards ?? []).map(({ item, qty, chance }) => ({
      ...toNamed(getCatalog().items.require(item)),
      qty,
      chance,
      pieces: (getMeanDraws(draws) * qty * chance) / 100,
    })),
    draws,
    names: getNamesByLanguage("side-quests", id),
  };
}

function toRow({ id, name, kind, locale, hunt, gifts = [] }: SideQuest): SideQuestRow {
  const { locales, monsters } = getCatalog();
  return {
    id,
    name,
    kind,
    locale: locale === null ? null : toNamed(locales.require(locale)),
    targets: (hunt?.targets ?? []).map(({ monster, variant, count }) => ({
      ...toNamed(monsters.require(monster)),
      variant: variant ?? null,
      count: count ?? 1,
    })),
    deliver: hunt?.deliver ? toGift(hunt.deliver) : null,
    stars: hunt?.stars ?? null,
    gifts: gifts.map(toGift),
  };
}

function toHunt(hunt: NonNullable<SideQuest["hunt"]>): NonNullable<SideQuestDetail["hunt"]> {
  const {
    objective,
    stars,
    timeLimitMin,
    maxPlayers,
    hunterRank,
    rewardZenny,
    rewardHunterRankPoints,
    faints,
  } = hunt;
  const locale = toNamed(getCatalog().locales.require(hunt.locale));
  return {
    objective,
    stars,
    locale,
    timeLimitMin,
    maxPlayers,
    hunterRank,
    rewardZenny,
    rewardHunterRankPoints,
    faints,
  };
}

function toGift({ item, qty }: Material): SideQuestRow["gifts"][number] {
  return { item: toNamed(getCatalog().items.require(item)), qty };
}

function toNamed({ id, name }: Named): Named {
  return { id, name };
}
