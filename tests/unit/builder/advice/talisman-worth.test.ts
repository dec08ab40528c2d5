import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getGain } from "@/lib/builder/advice/ask";
import {
  canBeGivenUp,
  type GoalWorth,
  isWithoutGain,
  rateTalismans,
  sortByWorth,
  type TalismanUse,
  toTalismanWorth,
  type WorthStep,
} from "@/lib/builder/advice/talisman-worth";
import type { AppraisedTalisman, BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { createAsk } from "@/tests/support/builder/ask";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallQuery } from "@/tests/support/builder/random-query";
import { getRuns } from "@/tests/support/test-size";

const anyTalisman = ({ skills }: BuilderCatalog) =>
  fc.record({
    skills: fc.uniqueArray(
      fc.record({
        skill: fc.constantFrom(...skills.filter(({ kind }) => kind === "armor").map(({ id }) => id)),
        level: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 2, selector: ({ skill }) => skill },
    ),
    slots: fc.array(
      fc.record({ kind: fc.constantFrom("armor", "weapon"), slot: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 2 },
    ),
  });

/** What a hunter owns and wants, small enough to try every set. */
const cases = smallCatalog(60).chain((catalog) =>
  fc.record({
    catalog: fc.constant(catalog),
    queries: fc.array(smallQuery(catalog), { minLength: 1, maxLength: 2 }),
    talismans: fc
      .array(anyTalisman(catalog), { maxLength: 6 })
      .map((list) => list.map((each, at): AppraisedTalisman => ({ id: `t${at}`, talisman: "x", ...each }))),
  }),
);

/** The first goal is one that talismans count for: free slots, with one skill, without crafted charms. */
function toPosted({ pinned, ...query }: PostedQuery, at: number): PostedQuery {
  const { charm: _, ...pieces } = pinned ?? {};
  if (at > 0) return { ...query, pinned: pieces, limit: 1 };
  const skills = Object.fromEntries(Object.entries(query.skills ?? {}).slice(0, 1));
  return {
    ...query,
    skills,
    bonuses: {},
    pinned: {},
    charms: "none",
    objective: { kind: "slots" },
    limit: 1,
  };
}

/** The best figure by trying every set. */
function findBest(query: PostedQuery, catalog: BuilderCatalog): number | null {
  const { objective = { kind: "defense" } } = query;
  if (objective.kind === "damage") throw new Error("Sums alone");
  const [best] = bestFigures(everySet({ ...query, objective }, catalog), objective, 1);
  return best?.[0] ?? null;
}

describe("what talismans are worth", () => {
  test("is the best set with each of them against the best one without it, by trying every set", async () => {
    let gains = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ catalog, queries, talismans }) => {
        const questions = queries.map((query, at) => ({
          id: `goal ${at}`,
          query: toPosted(query as PostedQuery, at),
        }));
        const steps: WorthStep[] = [];
        let last = { done: 0, total: 0 };
        for await (const step of rateTalismans(questions, talismans, [], createAsk(catalog))) {
          steps.push(step);
          expect(step.done).toBeGreaterThan(last.done - 1);
          last = step;
        }
        expect(last.done).toBeLessThanOrEqual(last.total);
        const known = toTalismanWorth(steps);
        for (const { id: goal, query } of questions) {
          for (const talisman of talismans) {
            const worth = known.get(talisman.id)?.get(goal);
            if (!worth) throw new Error("Every talisman is rated");
            const without = talismans.filter(({ id }) => id !== talisman.id);
            const all = findBest({ ...query, talismans }, catalog);
            const rest = findBest({ ...query, talismans: without }, catalog);
            // Whatever the best set takes: only what it cannot do without has a gain.
            expect(Math.max(0, worth.gain)).toBe(getGain(query.objective, rest, all));
            expect(worth.isProven).toBe(true);
            const pinned = { ...query.pinned, charm: talisman.id };
            expect(worth.with).toBe(findBest({ ...query, talismans: [talisman], pinned }, catalog));
            if (worth.gain > 0) gains++;
          }
        }
        // All that have no gain can go at once, and no goal is worse.
        const uses = talismans.map((talisman) => ({ talisman, betterId: null, builds: 0 }));
        const left = uses.filter((use) => !isWithoutGain(use, known, questions.length));
        for (const { query } of questions) {
          const kept = left.map(({ talisman }) => talisman);
          expect(findBest({ ...query, talismans: kept }, catalog)).toBe(
            findBest({ ...query, talismans }, catalog),
          );
        }
      }),
      { numRuns: getRuns({ small: 40, full: 400 }) },
    );
    expect(gains).toBeGreaterThan(3);
  });

  test("what was stopped says nothing more", async () => {
    const steps = rateTalismans([{ id: "goal", query: {} }], [], [], async () => null);
    expect((await steps.next()).done).toBe(true);
  });
});

describe("the list", () => {
  const talisman = (id: string): AppraisedTalisman => ({ id, talisman: "x", skills: [], slots: [] });
  const use = (id: string, more: Partial<TalismanUse> = {}): TalismanUse => ({
    talisman: talisman(id),
    betterId: null,
    builds: 0,
    ...more,
  });
  const worth = (gain: number, isBest = gain > 0): ReadonlyMap<string, GoalWorth> =>
    new Map([["goal", { kind: "damage", gain, isBest, with: 1, without: 1, isProven: true }]]);

  test("begins with what the goals need, and ends with what another one outclasses", () => {
    const rows = [
      use("outclassed", { betterId: "needed" }),
      use("far"),
      use("near"),
      use("needed"),
      use("built", { builds: 2 }),
    ];
    const known = new Map([
      ["needed", worth(0.02)],
      ["near", worth(-0.01)],
      ["far", worth(-0.2)],
      ["built", worth(-0.3)],
    ]);
    const sorted = sortByWorth(rows, known).map((row) => row.talisman.id);
    expect(sorted).toEqual(["needed", "built", "near", "far", "outclassed"]);
  });

  test("offers to give up what is outclassed and in no build", () => {
    expect(canBeGivenUp(use("a", { betterId: "b" }))).toBe(true);
    expect(canBeGivenUp(use("a", { betterId: "b", builds: 1 }))).toBe(false);
    expect(canBeGivenUp(use("a"))).toBe(false);
  });

  test("calls nothing useless before all goals are known", () => {
    const known = new Map([["a", worth(-0.01)]]);
    expect(isWithoutGain(use("a"), known, 1)).toBe(true);
    expect(isWithoutGain(use("a"), known, 2)).toBe(false);
    expect(isWithoutGain(use("b"), known, 1)).toBe(false);
    expect(isWithoutGain(use("a", { builds: 1 }), known, 1)).toBe(false);
    expect(isWithoutGain(use("a"), new Map([["a", worth(0, true)]]), 1)).toBe(false);
  });
});
