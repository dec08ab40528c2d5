import { describe, expect, test } from "vitest";
import { toSlug } from "@/lib/catalog/to-slug";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import { byId, finder } from "@/tests/support/by-id";
import { stored, storedNames } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredQuest {
  id: string;
  name: string;
  kind: string;
  objective: string;
  stars: number;
  locale: string;
  targets: { monster: string; variant?: string; count?: number; health?: number[] }[];
  timeLimitMin: number;
  maxPlayers: number;
  hunterRank: number;
  rewardZenny?: number;
  rewardHunterRankPoints?: number;
  faints?: number;
  rewards?: { item: string; qty: number; chance: number }[];
  unlockedBy?: ({ quest: string } | { monster: string } | { story: string })[];
  source: string;
}
const quests = stored<StoredQuest>("quests");
const monsterOf = finder(
  stored<{ id: string; name: string; species: string; recommendedElements?: string[] }>("monsters"),
);
const questOf = finder(quests);
const locales = storedNames("locales");
const itemNames = storedNames("items");
const namesOf = translations("quests");

/** Targets, each monster of a variant once with how many of it there are. */
function targetsOf({ targets, objective }: StoredQuest) {
  const kinds = new Map(
    targets.map(({ monster, variant = null }) => [`${monster} ${variant}`, { monster, variant }]),
  );
  return [...kinds.values()].map(({ monster, variant }) => {
    const same = targets.filter((each) => each.monster === monster && (each.variant ?? null) === variant);
    // With rules of its own, the figure of a target is no number of monsters.
    const numbers = same.map(({ count = 1 }) => (objective === "special" ? 1 : count));
    const { id, name } = monsterOf(monster);
    return { id, name, variant, count: numbers.reduce((sum, number) => sum + number, 0) };
  });
}

const rowOf = (quest: StoredQuest) => ({
  id: quest.id,
  name: quest.name,
  kind: quest.kind,
  objective: quest.objective,
  stars: quest.stars,
  rank: quest.stars > 3 ? "high" : "low",
  locale: { id: quest.locale, name: locales.get(quest.locale) },
  targets: targetsOf(quest),
  minutes: quest.timeLimitMin,
  players: quest.maxPlayers,
  hunterRank: quest.hunterRank,
  isFromCommunity: quest.source === "community",
});

describe("the page of every quest", () => {
  const pages = byId(quests, ({ id }) => getQuest(id));

  test("has every figure of its record, its targets and its names in all languages", () => {
    expect(byId(Object.values(pages), ({ others: _, ...rest }) => rest)).toEqual(
      byId(quests, (quest) => ({
        ...rowOf(quest),
        targets: targetsOf(quest).map((target) => {
          const { species, recommendedElements = [] } = monsterOf(target.id);
          const figure = quest.targets.find(({ monster }) => monster === target.id)?.count ?? null;
          return {
            ...target,
            species,
            elements: recommendedElements,
            health: (
              quest.targets.find(
                ({ monster, variant = null }) => monster === target.id && variant === target.variant,
              )?.health ?? []
            ).slice(0, quest.maxPlayers),
            unknownFigure: quest.objective === "special" ? figure : null,
          };
        }),
        names: namesOf(quest.id),
        reward: quest.rewardZenny
          ? { zenny: quest.rewardZenny, hunterRankPoints: quest.rewardHunterRankPoints, faints: quest.faints }
          : null,
        items: (quest.rewards ?? []).map(({ item, qty, chance }) => ({
          id: item,
          name: itemNames.get(item),
          qty,
          chance,
          pieces: expect.closeTo((6.06 * qty * chance) / 100, 10),
        })),
        draws: { times: 4, extra: [14, 20, 28, 22, 16] },
        unlockedBy: (quest.unlockedBy ?? []).map((condition) =>
          "quest" in condition
            ? { entity: "quests", id: condition.quest, name: questOf(condition.quest).name }
            : "monster" in condition
              ? { entity: "monsters", id: condition.monster, name: monsterOf(condition.monster).name }
              : { entity: "story-missions", id: toSlug(condition.story), name: condition.story },
        ),
      })),
    );
  });

  test("has the health of a target by party size, only as far as the quest lets hunters join", () => {
    expect(pages["hunting-exercise-tempered-rey-dau"]?.targets[0]?.health).toEqual([
      40_000, 74_400, 94_400, 114_000,
    ]);
    expect(pages["true-strength"]?.targets[0]?.health).toHaveLength(2);
    // Its hard tempered rate differs, and which quests use that is not known.
    expect(pages["hunting-exercise-tempered-arkveld"]?.targets[0]?.health).toEqual([]);
  });

  test("says what a quest of the game pays, and nothing of those that players wrote down", () => {
    expect(pages["1-000-shimmering-swords"]?.reward).toEqual({
      zenny: 19_800,
      hunterRankPoints: 1080,
      faints: 3,
    });
    expect(
      quests.filter(({ id, source }) => (pages[id]?.reward === null) !== (source === "community")),
    ).toEqual([]);
  });

  test("leads to every other quest with one of its monsters", () => {
    expect(byId(quests, ({ id }) => pages[id]?.others.map((other) => other.id).sort())).toEqual(
      byId(quests, (quest) => {
        const targeted = quest.targets.map(({ monster }) => monster);
        return quests
          .filter(
            ({ id, targets }) => id !== quest.id && targets.some(({ monster }) => targeted.includes(monster)),
          )
          .map(({ id }) => id)
          .sort();
      }),
    );
  });
});

test("the list has every quest, easiest first, and offers their monsters and locales", () => {
  expect(quests).toHaveLength(152);
  const { rows, monsters, locales: offered } = listQuests();
  expect(rows).toEqual(
    [...quests]
      .sort((a, b) => a.stars - b.stars || a.hunterRank - b.hunterRank || a.name.localeCompare(b.name, "en"))
      .map(rowOf),
  );
  const targeted = new Set(quests.flatMap(({ targets }) => targets.map(({ monster }) => monster)));
  expect(monsters).toEqual(
    [...targeted]
      .map((id) => ({ id, name: monsterOf(id).name }))
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
  );
  expect(new Set(offered.map(({ id }) => id))).toEqual(new Set(quests.map(({ locale }) => locale)));
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["1-000-shimmering-swords", { stars: 6, hunterRank: 31, locale: { name: "Windward Plains" } }],
    ["a-covert-check", { stars: 7, hunterRank: 41, objective: "kill" }],
    ["repel-the-guardian-arkveld", { stars: 3, targets: [{ unknownFigure: 60 }] }],
    ["arena-chatacabra", { players: 2, hunterRank: 16, locale: { name: "Wounded Hollow" } }],
    ["demonic-strength", { players: 1, targets: [{ name: "Ajarakan", variant: "tempered" }] }],
    ["lured-by-abundance", { objective: "capture", stars: 4, hunterRank: 8 }],
    ["hope-of-the-ancients", { stars: 10, isFromCommunity: true, targets: [{ name: "Zoh Shia" }] }],
    ["thundering-flowers", { hunterRank: 20 }],
    [
      "planetes-protocol-savage",
      {
        ...{
          kind: "event",
          objective: "kill",
          stars: 9,
          minutes: 35,
          hunterRank: 100,
          isFromCommunity: false,
        },
        targets: [{ name: "Omega Planetes", variant: "tempered" }],
        unlockedBy: [{ entity: "story-missions", name: "Invader from the Stars" }],
      },
    ],
    ["a-vile-visage", { kind: "event", objective: "capture", stars: 5, locale: { name: "Windward Plains" } }],
  ])("%s", (id, figures) => {
    expect(getQuest(id)).toMatchObject(figures);
  });

  test("targets of one kind are counted, variants are told apart", () => {
    const targets = (id: string) =>
      getQuest(id).targets.map(({ count, variant, name }) => [count, variant, name]);
    expect(targets("frenzy-obscured")).toEqual([
      [2, null, "Yian Kut-Ku"],
      [1, null, "Blangonga"],
      [2, null, "Nerscylla"],
    ]);
    expect(targets("proof-of-a-hero")).toContainEqual([1, "arch-tempered", "Rey Dau"]);
    expect(targets("proof-of-a-hero")).toContainEqual([1, "arch-tempered", "Arkveld"]);
  });
});
