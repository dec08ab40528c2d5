import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import { formatTargetPrefix } from "@/lib/wiki/quests/labels";
import { toQuestRow } from "@/lib/wiki/quests/to-quest-row.server";

const row = (id: string) => toQuestRow(getCatalog().quests.require(id));

describe("targets of a quest", () => {
  test("name a monster that comes twice once, with its number", () => {
    expect(row("frenzy-obscured").targets).toEqual([
      { id: "yian-kut-ku", name: "Yian Kut-Ku", variant: null, count: 2 },
      { id: "blangonga", name: "Blangonga", variant: null, count: 1 },
      { id: "nerscylla", name: "Nerscylla", variant: null, count: 2 },
    ]);
  });

  test("do not take a figure of special rules for a number of monsters", () => {
    const quest = getQuest("repel-the-guardian-arkveld");
    expect(quest.targets.map(({ count, unknownFigure }) => [count, unknownFigure])).toEqual([[1, 60]]);
    expect(getQuest("thundering-flowers").targets.map(({ unknownFigure }) => unknownFigure)).toEqual([
      null,
      null,
    ]);
  });

  test("read as they are said", () => {
    expect(formatTargetPrefix({ count: 2, variant: null })).toBe("2 × ");
    expect(formatTargetPrefix({ count: 1, variant: "arch-tempered" })).toBe("arch-tempered ");
    expect(formatTargetPrefix({ count: 1, variant: null })).toBe("");
  });
});

describe("the rank of a quest", () => {
  test("is high from the fourth star", () => {
    expect(row("repel-the-guardian-arkveld")).toMatchObject({ stars: 3, rank: "low" });
    expect(row("lured-by-abundance")).toMatchObject({ stars: 4, rank: "high" });
  });
});

describe("other quests with the same targets", () => {
  test("leave out the quest itself and come easiest first", () => {
    const { others } = getQuest("the-wind-n-sand-blues");
    expect(others.map(({ id }) => id)).not.toContain("the-wind-n-sand-blues");
    expect(new Set(others.map(({ id }) => id)).size).toBe(others.length);
    const stars = others.map((quest) => quest.stars);
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    for (const { targets } of others) {
      expect(targets.some(({ id }) => ["doshaguma", "seregios", "rey-dau"].includes(id))).toBe(true);
    }
  });
});
