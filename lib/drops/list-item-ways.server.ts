import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import { runOnce } from "@/lib/catalog/run-once";
import type { ItemSource, Quest } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import { getRewardDraws } from "./get-reward-draws.server";
import type { ItemWay, ItemWays } from "./item-ways";

/** Every way to every item besides monsters, made once per process. Items without one are left out. */
export const listItemWays = runOnce((): ItemWays => {
  const ways = getCatalog().items.all.map(({ id }) => [id, listWays(id)] as const);
  return new Map(ways.filter(([, list]) => list.length > 0));
});

function listWays(id: string): ItemWay[] {
  const { itemSources, items } = getCatalog();
  const { buyPrice } = items.require(id);
  return [
    ...listQuests(id),
    ...(itemSources.get(id)?.sources ?? []).map((source) => toWay(source, buyPrice)),
    ...getItemRelations(id).madeBy.map(({ inputs, amount }): ItemWay => {
      const takes = inputs.map((input) => ({ id: input.id, name: input.name, qty: 1 }));
      return { kind: "recipe", takes, ...sure(amount) };
    }),
  ];
}

/** One way for each quest: its rows of the item exclude each other in a draw. */
function listQuests(id: string): ItemWay[] {
  const byQuest = new Map<string, ItemWay>();
  for (const { quest, reward } of getItemRelations(id).rewards) {
    const prizes = [...(byQuest.get(quest.id)?.prizes ?? []), { qty: reward.qty, chance: reward.chance }];
    const place = { id: quest.id, name: quest.name };
    const rank = getQuestRank(quest.stars);
    const targets = listCarved(quest);
    byQuest.set(quest.id, {
      kind: "quest",
      place,
      rank,
      ...(quest.kind === "event" && { event: true }),
      ...getRewardDraws("quest"),
      prizes,
      ...(targets.length > 0 && { targets }),
    });
  }
  return [...byQuest.values()];
}

/** Quests whose targets are hunted to the end and carved: whether those of an arena or of a row of hunts are is in no table. */
const carvedObjectives: ReadonlySet<Quest["objective"]> = new Set(["hunt", "kill", "capture"]);

function listCarved({ objective, targets }: Quest): NonNullable<ItemWay["targets"]> {
  if (!carvedObjectives.has(objective)) return [];
  const { monsters } = getCatalog();
  return targets.map(({ monster }) => ({ id: monster, name: monsters.require(monster).name }));
}

function toWay(source: ItemSource, buyPrice: number): ItemWay {
  const { items, locales } = getCatalog();
  const localeId = "locale" in source ? source.locale : undefined;
  const locale = localeId ? { locale: { id: localeId, name: locales.require(localeId).name } } : {};
  switch (source.kind) {
    case "gather": {
      const { place, rank, rich, times = 1, qty, chance } = source;
      return {
        kind: "gather",
        place: { id: toSlug(place), name: place },
        ...locale,
        rank,
        ...(rich && { rich }),
        ...(!rich && isUncertain(source) && { uncertain: true }),
        times,
        prizes: [{ qty, chance }],
      };
    }
    case "animal": {
      const { animal, uncertain, prizes } = source;
      const place = { id: toSlug(animal), name: animal };
      return { kind: "animal", place, ...(uncertain && { uncertain }), times: 1, prizes };
    }
    case "shop":
      return { kind: "shop", cost: buyPrice, ...sure(1) };
    case "trade":
    case "exchange": {
      const takes = [{ id: source.give, name: items.require(source.give).name, qty: source.giveQty }];
      return { kind: source.kind, ...locale, takes, ...sure(source.qty) };
    }
    case "supportShip": {
      const { points: cost, qty, chance } = source;
      return { kind: "supportShip", cost, times: 1, prizes: [{ qty, chance }] };
    }
    case "melding":
      return { kind: "melding", cost: source.points, ...sure(1) };
    case "workshop":
      return { kind: "workshop", times: 1, prizes: splitMean(source.pieces) };
    case "otherQuest": {
      const { quests: cost, qty, chance } = source;
      return { kind: "otherQuest", cost, ...getRewardDraws("quest"), prizes: [{ qty, chance }] };
    }
    case "sideQuest": {
      const { sideQuest, qty, chance } = source;
      return {
        kind: "sideQuest",
        place: getSideQuest(sideQuest),
        ...getRewardDraws("quest"),
        prizes: [{ qty, chance }],
      };
    }
    case "cooking": {
      const takes = [{ id: source.give, name: items.require(source.give).name, qty: source.giveQty }];
      return { kind: "cooking", takes, times: source.draws, prizes: source.prizes };
    }
    case "slinger": {
      const place =
        source.place === undefined ? {} : { place: { id: toSlug(source.place), name: source.place } };
      return { kind: "slinger", ...place, ...noOdds };
    }
    case "gift":
    case "questItem":
      return {
        kind: source.kind,
        ...(source.sideQuest && { place: getSideQuest(source.sideQuest) }),
        ...noOdds,
      };
    case "rewardTable":
    case "supplies":
    case "unlimited":
    case "bowling":
    case "itemPack":
    case "villagers":
      return { kind: source.kind, ...noOdds };
  }
}

/** For items given once, or without odds in the tables: they are listed and never ranked. */
const noOdds = { times: 0, prizes: [] } as const;

function getSideQuest(id: string) {
  const { name } = getCatalog().sideQuests.require(id);
  return { id, name };
}

type Gathering = Extract<ItemSource, { kind: "gather" }>;

/** Sum of the chances of all usual finds under one name, percent, above which they are those of several points. */
const maxFinds = 130;

/** Sums of the usual finds of each place, locale and rank; one point gives 100%, in one case 110%. */
const sumFinds = runOnce((): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const source of getCatalog().itemSources.all.flatMap(({ sources }) => sources)) {
    if (source.kind !== "gather" || source.rich) continue;
    sums.set(getPointKey(source), (sums.get(getPointKey(source)) ?? 0) + source.chance);
  }
  return sums;
});

/** Places that give nothing but materials of large monsters: they leave such traces where they have been. */
const listTraces = runOnce((): ReadonlySet<string> => {
  const { itemSources, monsters } = getCatalog();
  const traces = new Set<string>();
  const others = new Set<string>();
  for (const { id, sources } of itemSources.all) {
    const isDropped = getItemRelations(id).drops.some(
      ({ monster }) => monsters.require(monster.id).size === "large",
    );
    for (const source of sources) {
      if (source.kind === "gather") (isDropped ? traces : others).add(source.place);
    }
  }
  return new Set([...traces].filter((place) => !others.has(place)));
});

function isUncertain(source: Gathering): boolean {
  return (sumFinds().get(getPointKey(source)) ?? 0) > maxFinds || listTraces().has(source.place);
}

function getPointKey({ place, locale, rank }: Gathering): string {
  return [place, locale, rank].join("/");
}

function sure(qty: number): Pick<ItemWay, "times" | "prizes"> {
  return { times: 1, prizes: [{ qty, chance: 100 }] };
}

/** The two whole numbers next to a mean, with the chances that give it. */
function splitMean(mean: number): ItemWay["prizes"] {
  const low = Math.floor(mean);
  const chance = Math.round((mean - low) * 100);
  const prizes = [
    { qty: low, chance: 100 - chance },
    { qty: low + 1, chance },
  ];
  return prizes.filter((prize) => prize.qty > 0 && prize.chance > 0);
}
