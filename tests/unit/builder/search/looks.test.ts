import { describe, expect, test, vi } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { createBestList } from "@/lib/builder/search/best-list";
import { createProblem } from "@/lib/builder/search/create-problem";
import { LevelBoxes } from "@/lib/builder/search/engine/level-boxes";
import type { SearchQuery } from "@/lib/builder/search/query";
import { prepareSearch } from "@/lib/builder/search/search";
import { finish } from "@/lib/builder/search/steps";
import { huntCases, proofCases } from "@/tests/support/builder/bench-damage";
import type { BenchQuery } from "@/tests/support/builder/bench-queries";
import { getRuns } from "@/tests/support/test-size";

/*
 * How far apart the looks at the clock are, in units of work and not in time, which is another on each machine: reads
 * of the search's tables, and calculations of damage by what they take in such reads.
 */

const work = vi.hoisted(() => ({ units: 0 }));

vi.mock("@/lib/builder/search/cells", () => {
  const read = (table: ArrayLike<unknown>, at: number) => {
    work.units += 1;
    return table[at];
  };
  return { readFloat: read, readInt: read, readByte: read, readItem: read };
});

/** A read takes some 1.5 nanoseconds: so many take 8, 15 and 30 milliseconds. */
const mostUnits = { boxes: 5_000_000, steady: 10_000_000, mixed: 20_000_000 };
/** What calculations of damage take, in reads: without and with many partial uptimes. */
const costs = {
  steady: { score: 1000, scoreBound: 1000, logBound: 20_000 },
  mixed: { score: 30_000, scoreBound: 8000, logBound: 60_000 },
};

function counted(damage: CompiledDamage, cost: (typeof costs)["steady"]): CompiledDamage {
  return {
    skills: damage.skills,
    score: (levels) => {
      work.units += cost.score;
      return damage.score(levels);
    },
    scoreBound: (levels) => {
      work.units += cost.scoreBound;
      return damage.scoreBound(levels);
    },
    logBound: (...box) => {
      work.units += cost.logBound;
      return damage.logBound(...box);
    },
  };
}

const catalog = getBuilderCatalog();
/** Talismans by the hundred and the most ways to fill a weapon come first. */
const types = [
  "heavy-bowgun",
  "gunlance",
  "charge-blade",
  "bow",
  "great-sword",
  "long-sword",
  "sword-and-shield",
  "dual-blades",
  "hammer",
  "hunting-horn",
  "lance",
  "switch-axe",
  "insect-glaive",
  "light-bowgun",
].slice(0, getRuns({ small: 3, full: 14 }));

/** @returns the most work of one step, from the first one of its preparation on */
function measure({ query }: BenchQuery, cost: (typeof costs)["steady"], nodes: number) {
  if (query.objective?.kind !== "damage") throw new Error("The case is not about damage");
  const damage = counted(query.objective.damage, cost);
  const asked: SearchQuery = { ...query, objective: { kind: "damage", damage } };
  let most = 0;
  let steps = 0;
  const take = <Result>(step: () => Result) => {
    work.units = 0;
    const result = step();
    most = Math.max(most, work.units);
    steps += 1;
    return result;
  };
  const run = take(() => prepareSearch(asked, catalog));
  let prepared = 1;
  while (run.preparing) {
    take(() => run.step(1));
    prepared += 1;
  }
  while (run.nodes < nodes && !take(() => run.step(run.slice)));
  return { most, steps, prepared, nodes: run.nodes };
}

describe("looks at the clock", () => {
  test.each(types)("are never far apart: %s with any legal talisman", (type) => {
    const cases = proofCases(catalog).filter(
      ({ name }) => name.startsWith(`${type}, hard part, any`) && name.endsWith("best 20"),
    );
    expect(cases).toHaveLength(1);
    for (const each of cases) {
      const { most, steps, prepared } = measure(each, costs.steady, 4500);
      expect(most).toBeLessThan(mostUnits.steady);
      // Getting ready is not one piece.
      expect(prepared).toBeGreaterThan(2);
      expect(steps).toBeGreaterThan(prepared);
    }
  });

  test("are never far apart in boxes of levels, with hundreds of ways to have what talisman and weapon bring", () => {
    const [each] = proofCases(catalog).filter(
      ({ name }) => name === "heavy-bowgun, elemental part, any talisman, best 20",
    );
    if (each?.query.objective?.kind !== "damage") throw new Error("There is a case of that name.");
    const damage = counted(each.query.objective.damage, costs.steady);
    const problem = createProblem({ ...each.query, objective: { kind: "damage", damage } }, catalog);
    // A list as the tree leaves it, so that most ways are not left out at once.
    const best = createBestList(problem.limit, true, Math.log(218));
    const boxes = finish(LevelBoxes.create(problem, best));
    if (!boxes) throw new Error("There are boxes for it.");
    const perStep = Array.from({ length: 150 }, () => {
      work.units = 0;
      boxes.step(5);
      return work.units;
    });
    // Tests that earlier ones answer are no nodes.
    expect(boxes.nodes).toBeGreaterThan(50);
    expect(Math.max(...perStep)).toBeLessThan(mostUnits.boxes);
  });

  test.each(types)("are never far apart: %s with eight partial uptimes", (type) => {
    const [hunt] = huntCases([8], 1).filter(({ name }) => name.startsWith(`${type},`));
    if (!hunt) throw new Error("There is a hunt of each type.");
    expect(measure(hunt, costs.mixed, 4500).most).toBeLessThan(mostUnits.mixed);
  });
});
