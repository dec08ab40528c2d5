import loadHighs, { type Highs } from "highs";
import { beforeAll, describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import type { Objective, SearchQuery, SearchReport } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { checkReport } from "@/tests/support/builder/check-set";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { integerProgram, type Solved, solveProgram } from "@/tests/support/builder/integer-program";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

/** On the whole catalog, where nothing can be tried out, an integer-programming solver knows the best set. */
const catalog = getBuilderCatalog();

const queries = getRuns({ small: 40, full: 1000 });
const minutes = 60_000;

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

function solve(query: SearchQuery, options: Parameters<typeof integerProgram>[2] = {}) {
  return solveProgram(highs, integerProgram(query, catalog, options));
}

/** @returns whether there is a set, and what is wrong with the answer, if anything */
function compare(query: SearchQuery, dice: Dice): { feasible: boolean; problem: string | null } {
  const report = search(query, catalog);
  const solved = solve(query);
  const problem = checkReport(report, query, catalog)[0] ?? difference(report, solved, query, dice);
  return { feasible: solved.feasible, problem };
}

function difference(report: SearchReport, solved: Solved, query: SearchQuery, dice: Dice): string | null {
  const { status, results } = report;
  if (!solved.feasible) return status === "infeasible" ? null : `${status}, but there is no set`;
  const objective = query.objective ?? { kind: "defense" };
  const [best, next] = results.map((set) => figuresOf(set, objective));
  if (status !== "optimal" || !best) return `${status}, but the solver has ${solved.value}`;
  if (best[0] !== solved.value) return `${best[0]}, but the solver has ${solved.value}`;

  if (dice.chance(0.15)) {
    const second: Objective = { kind: objective.kind === "defense" ? "slots" : "defense" };
    const tie = solve(query, { objective: second, atLeast: { objective, value: best[0] } });
    if (tie.value !== best[1]) return `${best[1]} second, but the solver has ${tie.value}`;
  }
  const [first] = results;
  if (dice.chance(0.15) && next && first) {
    const after = solve(query, { without: [Object.values(first.armor)] });
    if (after.value !== next[0]) return `${next[0]} next, but the solver has ${after.value}`;
  }
  return null;
}

describe("the search, against an integer-programming solver on the whole catalog", () => {
  test(
    `agrees on ${queries} random queries`,
    () => {
      const dice = createDice(seed);
      const mismatches: string[] = [];
      let withSet = 0;
      for (let round = 0; round < queries; round += 1) {
        const query: SearchQuery = { ...fullQuery(catalog, dice), limit: dice.pick([1, 2, 5, 100]) };
        const { feasible, problem } = compare(query, dice);
        if (feasible) withSet += 1;
        if (problem !== null) mismatches.push(`${problem}: ${JSON.stringify(query)}`);
      }
      console.log(`${queries} queries, ${withSet} with a set, ${mismatches.length} mismatches`);
      expect(mismatches).toEqual([]);
      // Queries that mostly have no set, or nearly all have one, would prove little.
      expect(withSet).toBeGreaterThan(queries / 4);
      expect(withSet).toBeLessThan((queries * 9) / 10);
    },
    10 * minutes,
  );
});
