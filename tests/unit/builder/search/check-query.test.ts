import { describe, expect, test } from "vitest";
import type { AppraisedTalisman } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { checkQuery, maxResults } from "@/lib/builder/search/check-query";
import { findClosestWord } from "@/lib/builder/search/closest-word";
import type { SearchQuery } from "@/lib/builder/search/query";
import { createDice } from "@/tests/support/builder/dice";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

function said(query: SearchQuery): string {
  return checkQuery(query, catalog)
    .map(({ path, message }) => `${path} ${message}`)
    .join("\n");
}

const owned: AppraisedTalisman = {
  id: "mine",
  talisman: "unknown-charm",
  skills: [
    { skill: "guard", level: 1 },
    { skill: "constitution", level: 3 },
    { skill: "iron-skin", level: 2 },
  ],
  slots: [{ kind: "armor", slot: 2 }],
};

describe("a query", () => {
  test("is good with every option", () => {
    expect(
      said({
        skills: { "weakness-exploit": 5, "critical-boost": 2, burst: 0 },
        bonuses: { "gore-magalas-tyranny": 2, "lords-soul": 1 },
        weapon: { slots: [3, 2, 1], skills: { "attack-boost": 5 }, bonuses: { gogmapocalypse: 1 } },
        rank: "any",
        transcended: true,
        pinned: { head: "afi-crown-alpha", charm: "mine" },
        excluded: ["afi-sandals-alpha", "blast-charm-i"],
        decorations: { "attack-jewel-1": 3, "antidote-jewel-1": 0 },
        charms: ["blast-charm-ii"],
        talismans: [owned, { ...owned, id: "other" }],
        objective: { kind: "resistance", element: "fire" },
        limit: maxResults,
      }),
    ).toBe("");
    expect(said({})).toBe("");
  });

  test("is good whatever the random tests search", () => {
    const dice = createDice(seed);
    for (let round = 0; round < getRuns({ small: 100, full: 300 }); round += 1) {
      const query = fullQuery(catalog, dice);
      expect(said(query), JSON.stringify(query)).toBe("");
    }
  });

  const faults: [string, SearchQuery, string][] = [
    [
      "a skill that is not known",
      { skills: { "weaknes-exploit": 5 } },
      'skills.weaknes-exploit is not a skill: did you mean "weakness-exploit"?',
    ],
    ["a skill that is like no other", { skills: { xyzzy: 1 } }, "skills.xyzzy is not a skill"],
    ["a name of every object", { skills: { constructor: 1 } }, "skills.constructor is not a skill"],
    [
      "a bonus among the skills",
      { skills: { "gore-magalas-tyranny": 1 } },
      "skills.gore-magalas-tyranny is a set bonus: it belongs under bonuses",
    ],
    [
      "a group skill among the skills",
      { skills: { "lords-soul": 1 } },
      "skills.lords-soul is a group skill: it belongs under bonuses",
    ],
    [
      "a skill among the bonuses",
      { bonuses: { burst: 1 } },
      "bonuses.burst is an armor skill: it belongs under skills",
    ],
    [
      "a weapon skill among the bonuses of the weapon",
      { weapon: { bonuses: { "attack-boost": 1 } } },
      "weapon.bonuses.attack-boost is a weapon skill: it belongs under skills",
    ],
    [
      "a level above max",
      { skills: { burst: 6 } },
      "skills.burst must be at most 5, the highest level of burst",
    ],
    [
      "a bonus level above max",
      { bonuses: { "lords-soul": 2 } },
      "bonuses.lords-soul must be at most 1, the highest level of lords-soul",
    ],
    ["a negative level", { skills: { burst: -1 } }, "skills.burst must be at least 0"],
    ["half a level", { weapon: { skills: { burst: 0.5 } } }, "weapon.skills.burst must be a whole number"],
    ["a level that is no number", { skills: { burst: Number.NaN } }, "skills.burst must be a whole number"],
    [
      "a slot of level 4",
      { weapon: { slots: [1, 4] } },
      "weapon.slots[1] must be at most 3, the largest slot",
    ],
    ["a slot of level 0", { weapon: { slots: [0] } }, "weapon.slots[0] must be at least 1"],
    ["four slots", { weapon: { slots: [1, 1, 1, 1] } }, "weapon.slots must be a list of at most 3 slots"],
    [
      "a weapon that counts as six pieces",
      { weapon: { bonuses: { gogmapocalypse: 6 } } },
      "weapon.bonuses.gogmapocalypse must be at most 5, the pieces that there are",
    ],
    [
      "a pinned piece in another place",
      { pinned: { head: "afi-sandals-alpha" } },
      'pinned.head is "afi-sandals-alpha", which is equipped as legs',
    ],
    [
      "a pinned piece that is not known",
      { pinned: { legs: "afi-sandal-alpha" } },
      'pinned.legs names "afi-sandal-alpha", which is not a piece for legs: did you mean "afi-sandals-alpha"?',
    ],
    [
      "a pinned charm that is not known",
      { pinned: { charm: "mine" } },
      'pinned.charm names "mine", which is not a charm or one of the talismans',
    ],
    [
      "a piece that is pinned and excluded",
      { pinned: { head: "afi-crown-alpha" }, excluded: ["afi-crown-alpha"] },
      "pinned.head is excluded too",
    ],
    [
      "a charm that is pinned and excluded",
      { pinned: { charm: "blast-charm-i" }, excluded: ["blast-charm-i"] },
      "pinned.charm is excluded too",
    ],
    [
      "something excluded that is not known",
      { excluded: ["burst"] },
      'excluded[0] names "burst", which is not a piece of armor or a charm',
    ],
    [
      "a decoration that is not known",
      { decorations: { "attack-jewel": 1 } },
      'decorations.attack-jewel is not a decoration: did you mean "attack-jewel-1"?',
    ],
    [
      "fewer than no decorations",
      { decorations: { "attack-jewel-1": -1 } },
      "decorations.attack-jewel-1 must be at least 0",
    ],
    ["a charm that is not known", { charms: ["mine"] }, 'charms[0] names "mine", which is not a charm'],
    [
      "a talisman of no kind",
      { talismans: [{ ...owned, talisman: "unknown" }] },
      'talismans[0] names "unknown", which is not a kind of talisman: did you mean "unknown-charm"?',
    ],
    [
      "a talisman that cannot be",
      { talismans: [owned, { ...owned, id: "b", skills: [{ skill: "guard", level: 3 }] }] },
      "talismans[1] has skills that unknown-charm cannot have together",
    ],
    [
      "a talisman with slots that cannot be",
      { talismans: [{ ...owned, slots: [{ kind: "weapon", slot: 1 }] }] },
      "talismans[0] has slots that unknown-charm cannot have with these skills",
    ],
    [
      "a talisman with a level that does not exist",
      { talismans: [{ ...owned, skills: [{ skill: "guard", level: 9 }] }] },
      "talismans[0] has guard at level 9, which must be 1 to 3",
    ],
    [
      "two talismans with one mark",
      { talismans: [owned, owned] },
      'talismans[1].id is "mine", as that of another talisman',
    ],
    ["no sets", { limit: 0 }, "limit must be at least 1"],
    ["too many sets", { limit: maxResults + 1 }, `limit must be at most ${maxResults}`],
  ];

  test.each(faults)("reports %s", (_name, query, sentence) => {
    expect(said(query).split("\n")).toContain(sentence);
  });

  test("reports everything at once", () => {
    expect(said({ skills: { a: 1, burst: 9 }, limit: 0 }).split("\n")).toHaveLength(3);
  });
});

describe("the word that was meant", () => {
  const words = ["weakness-exploit", "attack-boost", "burst", "agitator"];
  test.each([
    ["Weakness Exploit", "weakness-exploit"],
    ["weakness", "weakness-exploit"],
    ["atack-bost", "attack-boost"],
    ["brust", "burst"],
    ["burst", "burst"],
    ["", undefined],
    ["entirely different", undefined],
  ])("for %j is %j", (written, meant) => {
    expect(findClosestWord(written, words)).toBe(meant);
  });
});
