import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import type { FoundSet, Objective } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces, type Rank } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { answerableQuestion } from "@/tests/support/builder/answerable-question";
import { checkReport } from "@/tests/support/builder/check-set";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { type Question, smallQuery, smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

const defense: Objective = { kind: "defense" };

function armorOf({ armor }: FoundSet): string {
  return armorPieces.map((part) => armor[part]).join();
}

/** @returns how many sets there are */
function compare({ catalog, query }: Question): number {
  deepFreeze([catalog, query]);
  const sets = everySet(query, catalog);
  const report = search(query, catalog);
  expect(report.status).toBe(sets.length > 0 ? "optimal" : "infeasible");
  const objective = query.objective ?? defense;
  const figures = report.results.map((set) => figuresOf(set, objective));
  expect(figures).toEqual(bestFigures(sets, objective, query.limit ?? 100));
  expect(checkReport(report, query, catalog)).toEqual([]);
  const byArmor = new Map(sets.map((set) => [set.armor.join(), figuresOf(set, objective)]));
  expect(figures).toEqual(report.results.map((set) => byArmor.get(armorOf(set))));
  return sets.length;
}

/** Thousands of catalogs, on a machine that may have other work. */

/** The full size of the last test takes minutes, and more where others use the machine. */
const allowed = { timeout: 1_800_000 };

describe("the search, against an exhaustive one", () => {
  test("finds the same best sets, whatever the query", () => {
    fc.assert(
      fc.property(smallQuestion(), (question) => void compare(question)),
      { numRuns: getRuns({ small: 150, full: 4000 }) },
    );
  });

  test("finds the same best sets where more sets meet the query than it lists", () => {
    const runs = getRuns({ small: 150, full: 3000 });
    let narrowed = 0;
    fc.assert(
      fc.property(answerableQuestion(), (question) => {
        if (compare(question) > (question.query.limit ?? 100)) narrowed += 1;
      }),
      { numRuns: runs },
    );
    expect(narrowed).toBeGreaterThan(runs / 2);
  });

  test.each<Objective>([
    { kind: "defense" },
    { kind: "slots" },
    { kind: "resistance", element: "fire" },
    { kind: "resistance", element: "dragon" },
  ])("lists every set there is, best first, for %j", (objective) => {
    const everything = smallCatalog().chain((catalog) =>
      smallQuery(catalog).map((query) => ({ catalog, query: { ...query, objective, limit: 1000 } })),
    );
    fc.assert(
      fc.property(everything, (question) => void compare(question)),
      { numRuns: getRuns({ small: 30, full: 500 }) },
    );
  });

  test("finds the same with any possible talisman and few decorations", () => {
    const tight = smallCatalog().chain((catalog) =>
      smallQuery(catalog).map((query): Question => {
        const decorations =
          query.decorations ?? Object.fromEntries(catalog.decorations.map(({ id }) => [id, 1]));
        const { charm: _charm, ...pinned } = query.pinned ?? {};
        return { catalog, query: { ...query, talismans: "any-legal", decorations, pinned } };
      }),
    );
    fc.assert(
      fc.property(tight, (question) => void compare(question)),
      { numRuns: getRuns({ small: 75, full: 1000 }) },
    );
  });

  test("finds the same hundred sets among pieces of the game", allowed, () => {
    const full = getBuilderCatalog();
    const dice = createDice(seed);
    const rounds = getRuns({ small: 6, full: 40 });
    let sets = 0;
    for (let round = 0; round < rounds; round += 1) {
      const catalog = sampleOf(full, dice, getRuns({ small: 4, full: 6 }));
      const { talismans, ...query } = fullQuery(catalog, dice);
      const owned = talismans === "any-legal" ? undefined : talismans;
      sets += compare({ catalog, query: { ...query, talismans: owned, limit: dice.pick([1, 10, 100]) } });
    }
    expect(sets).toBeGreaterThan(rounds * 25);
  });
});

/**
 * That many pieces a part of high rank and two of low rank, and six charms: with four pieces up to 7,800 sets, with
 * six up to 33,000.
 */
function sampleOf(full: BuilderCatalog, dice: Dice, pieces: number): BuilderCatalog {
  const armor = armorPieces.flatMap((part) => {
    const listRank = (ofRank: Rank) =>
      full.armor.filter(({ piece, rank }) => piece === part && rank === ofRank);
    return [...dice.some(listRank("high"), pieces), ...dice.some(listRank("low"), 2)];
  });
  return { ...full, armor, charms: dice.some(full.charms, 6) };
}
