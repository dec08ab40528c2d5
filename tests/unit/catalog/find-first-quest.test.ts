import { expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findFirstQuest } from "@/lib/catalog/relations/list-quest-relations.server";

test("is the assignment where an optional quest of the same rank and stars follows from it", () => {
  expect(findFirstQuest("chatacabra")?.id).toBe("slimy-situation");
  expect(findFirstQuest("doshaguma")?.id).toBe("pinnacle-of-the-pack");
});

test("is never a quest that another quest with the same monster opens", () => {
  for (const { id } of getCatalog().monsters.all) {
    const openers = (findFirstQuest(id)?.unlockedBy ?? []).flatMap((each) =>
      "quest" in each ? [getCatalog().quests.require(each.quest)] : [],
    );
    expect(openers.filter(({ targets }) => targets.some(({ monster }) => monster === id))).toEqual([]);
  }
});

test("is no event, and no quest of the arena", () => {
  const kinds = getCatalog().monsters.all.map(({ id }) => findFirstQuest(id)?.kind);
  expect(kinds).not.toContain("event");
  expect(kinds).not.toContain("arena");
});
