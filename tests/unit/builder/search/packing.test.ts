import { describe, expect, test } from "vitest";
import type { BuilderArmor, BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { freeFigure } from "@/tests/support/builder/reading";

const sizes = [1, 2, 3] as const;
/** By level, or by size of decoration. */
type Counts = readonly [number, number, number];

/** Three figures, each of the list: every way. */
function everyThree(list: readonly number[]): Counts[] {
  return list.flatMap((one) => list.flatMap((two) => list.map((three): Counts => [one, two, three])));
}

/** Of one size of decoration, 2 or 4 levels. One charm alone leaves what another one would have brought. */
const charms = sizes.flatMap((size) => [2, 4].map((level) => ({ size, level })));

/** One set of five pieces with these slots, and a skill for each size of decoration. */
function catalogWith(slotCounts: Counts): BuilderCatalog {
  const slots = sizes.flatMap((size) => new Array<number>(slotCounts[size - 1] ?? 0).fill(size)).reverse();
  const resistances = { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 };
  const nothing = { skills: [], setBonuses: [], groupSkills: [], resistances };
  const skillOf = (size: number) => `skill-${size}`;
  return {
    skills: sizes.map((size) => ({ id: skillOf(size), kind: "armor", maxLevel: 4 })),
    armor: armorPieces.map((piece, at): BuilderArmor => {
      const own = slots.filter((_, slot) => slot % armorPieces.length === at);
      return { id: piece, piece, rank: "high", rarity: 8, defenseMax: 1, slots: own, ...nothing };
    }),
    decorations: sizes.map((size) => ({
      id: `jewel-${size}`,
      kind: "armor",
      slot: size,
      skills: [{ skill: skillOf(size), level: 1 }],
    })),
    charms: charms.map(({ size, level }) => ({
      id: `charm-${size}-${level}`,
      skills: [{ skill: skillOf(size), level }],
    })),
    talismans: { talismans: [], skillGroups: [], slotGroups: [] },
  };
}

/** Puts the largest decorations in first, each into the smallest slot that takes it. @returns what stays free */
function pack(slotCounts: Counts, missing: Counts): Counts | null {
  const free: [number, number, number] = [...slotCounts];
  for (const size of sizes.toReversed()) {
    for (let count = 0; count < (missing[size - 1] ?? 0); count += 1) {
      const level = sizes.find((each) => each >= size && (free[each - 1] ?? 0) > 0);
      if (level === undefined) return null;
      free[level - 1] = (free[level - 1] ?? 0) - 1;
    }
  }
  return free;
}

/** The best slots that stay free, with the charm that leaves them. */
function bestFree(slotCounts: Counts, targets: Counts): Counts | null {
  const rests = charms.map(({ size, level }) =>
    targets.map((target, at) => (at === size - 1 ? Math.max(0, target - level) : target)),
  );
  const free = [targets, ...rests].flatMap(([one = 0, two = 0, three = 0]) => {
    const left = pack(slotCounts, [one, two, three]);
    return left ? [left] : [];
  });
  return free.toSorted((a, b) => freeFigure(b) - freeFigure(a))[0] ?? null;
}

describe("packing decorations into slots", () => {
  test.each(["defense", "slots"] as const)(
    "fits where it can with some charm, and leaves the best slots free, for %s",
    (kind) => {
      const wrong: unknown[] = [];
      let cases = 0;
      let fitting = 0;
      for (const slotCounts of everyThree([0, 1, 2])) {
        const catalog = catalogWith(slotCounts);
        for (const targets of everyThree([0, 2, 3, 4])) {
          const skills = Object.fromEntries(sizes.map((size) => [`skill-${size}`, targets[size - 1] ?? 0]));
          const query: SearchQuery = { skills, objective: { kind }, limit: 1 };
          const found = search(query, catalog).results.map(({ freeSlots }) => freeSlots.join());
          const expected = bestFree(slotCounts, targets);
          cases += 1;
          if (expected) fitting += 1;
          if (found.join(";") !== (expected?.join() ?? ""))
            wrong.push({ slotCounts, targets, found, expected });
        }
      }
      expect(wrong).toEqual([]);
      expect(fitting).toBeGreaterThan(cases / 6);
      expect(fitting).toBeLessThan(cases / 2);
    },
  );
});
