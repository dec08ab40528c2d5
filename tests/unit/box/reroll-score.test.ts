import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAttemptScore, formatOdds, formatResult } from "@/lib/box/format-reroll-score";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import {
  countRerollsLeft,
  listReinforcementOutcomes,
  listSkillOutcomes,
  type RollOutcome,
  type RollStep,
  scoreRerolls,
} from "@/lib/box/reroll-score";
import { type Ask, getGain } from "@/lib/builder/advice/ask";
import { listFeltSkills } from "@/lib/builder/advice/talisman-worth";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { type ArtianChoices, emptyLoadout } from "@/lib/builder/loadout/model";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { createAsk } from "@/tests/support/builder/ask";
import { greatSwordScenario } from "@/tests/support/builder/damage-query";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallQuery } from "@/tests/support/builder/random-query";
import { getRuns } from "@/tests/support/test-size";

const { rules, weapons } = getRerollProps();
const gogma = weapons.find(({ tier, type }) => tier === "gogma" && type === "great-sword");
const plain = weapons.find(({ tier, type }) => tier === "artian" && type === "bow");
if (!gogma || !plain) throw new Error("Both are in the facts");
const bare: ArtianChoices = {
  parts: [
    { element: "fire", infusion: "attack" },
    { element: "fire", infusion: "attack" },
    { element: "fire", infusion: "affinity" },
  ],
  reinforcements: [],
  setBonus: null,
  groupSkill: null,
};

async function runAll(steps: AsyncGenerator<RollStep, void, void>) {
  const all: RollStep[] = [];
  for await (const step of steps) all.push(step);
  const odds = all.findLast((step) => step.kind === "odds");
  return { all, odds };
}

describe("the odds of a better pair of skills", () => {
  const cases = smallCatalog(60).chain((catalog) =>
    fc.record({ catalog: fc.constant(catalog), query: smallQuery(catalog) }),
  );
  test("are what trying every set with every pair gives", async () => {
    let improvable = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ catalog, query: asked }) => {
        const query = { ...asked, limit: 1 } as PostedQuery;
        const { objective = { kind: "defense" } } = query;
        if (objective.kind === "damage") return;
        const ids = (kind: string) => catalog.skills.filter((each) => each.kind === kind);
        const pools = { setBonuses: ids("set-bonus"), groupSkills: ids("group") };
        if (pools.setBonuses.length === 0 || pools.groupSkills.length === 0) return;
        const pool = {
          setBonuses: pools.setBonuses.map(({ id }) => ({ id, name: id })),
          groupSkills: pools.groupSkills.map(({ id }) => ({ id, name: id })),
        };
        const toQuery = ({
          setBonus,
          groupSkill,
        }: Pick<ArtianChoices, "setBonus" | "groupSkill">): PostedQuery => ({
          ...query,
          weapon: {
            ...query.weapon,
            bonuses: Object.fromEntries([setBonus, groupSkill].flatMap((id) => (id ? [[id, 1]] : []))),
          },
        });
        const felt = listFeltSkills(query, []);
        const { all, odds } = await runAll(
          scoreRerolls(
            {
              questions: [{ id: "goal", toQuery }],
              now: bare,
              attempts: [{ id: "a", result: { setBonus: pool.setBonuses[0]?.id ?? null, groupSkill: null } }],
              outcomes: listSkillOutcomes(pool, felt),
            },
            createAsk(catalog),
          ),
        );
        const findBest = (choices: Pick<ArtianChoices, "setBonus" | "groupSkill">) =>
          bestFigures(everySet({ ...toQuery(choices), objective }, catalog), objective, 1)[0]?.[0] ?? null;
        const now = findBest(bare);
        const pairs = pool.setBonuses.flatMap((set) =>
          pool.groupSkills.map((group) => findBest({ setBonus: set.id, groupSkill: group.id })),
        );
        const better = pairs.filter((value) => getGain(objective, now, value) > 0).length;
        expect(odds?.better[0]).toBeCloseTo(better / pairs.length, 12);
        expect(odds?.open).toEqual([0]);
        const [attempt] = all;
        const first = findBest({ setBonus: pool.setBonuses[0]?.id ?? null, groupSkill: null });
        expect(attempt).toMatchObject({ kind: "attempt", gain: getGain(objective, now, first) });
        if (better > 0) improvable++;
      }),
      { numRuns: getRuns({ small: 60, full: 400 }) },
    );
    expect(improvable).toBeGreaterThan(2);
  });

  test("are of all pairs, those together that the goals do not tell apart", () => {
    const [set] = rules.setBonuses;
    const [group] = rules.groupSkills;
    if (!set || !group) throw new Error("The pool has both");
    const outcomes = listSkillOutcomes(rules, new Set([set.id, group.id]));
    expect(outcomes).toHaveLength(4);
    const sum = outcomes.reduce((all, { chances }) => all + (chances[0] ?? 0), 0);
    expect(sum).toBeCloseTo(1, 12);
    const wanted = outcomes.find(
      ({ result }) => result.setBonus === set.id && result.groupSkill === group.id,
    );
    const pairs = rules.setBonuses.length * rules.groupSkills.length;
    expect(wanted?.chances[0]).toBeCloseTo(1 / pairs, 12);
  });
});

describe("the odds of better reinforcements", () => {
  const catalog = getLoadoutCatalog();
  const list = (record: typeof gogma) => {
    if (!record) throw new Error("It is in the facts");
    return listReinforcementOutcomes({ ...record }, bare, rules.reinforcements, catalog);
  };
  const sum = (outcomes: readonly RollOutcome[], column: number) =>
    outcomes.reduce((all, { chances }) => all + (chances[column] ?? 0), 0);

  test("are of all that the tables can give, by both columns of weights where there are two", () => {
    expect(sum(list(gogma), 0)).toBeCloseTo(1, 9);
    expect(sum(list(gogma), 1)).toBeCloseTo(1, 9);
    expect(sum(list(plain), 0)).toBeCloseTo(1, 9);
    expect(list(plain).every(({ chances }) => chances.length === 1)).toBe(true);
  });

  test("are settled by far fewer questions than there are results, and rightly", async () => {
    const outcomes = list(gogma);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20), { minLength: 5, maxLength: 5 }),
        fc.nat(400),
        async (weights, level) => {
          // A goal that counts each figure in its own way, and never less for more of it.
          const figures = new Map(
            outcomes.map((each) => [each.result.reinforcements?.join(), each.figures ?? []]),
          );
          const getValue = (ids: readonly string[]) =>
            ids.length === 0
              ? level
              : (figures.get(ids.join()) ?? []).reduce((all, each, at) => all + each * (weights[at] ?? 0), 0);
          let asked = 0;
          const values = new Map<PostedQuery, number>();
          const toQuery = ({ reinforcements }: ArtianChoices): PostedQuery => {
            const query: PostedQuery = {};
            values.set(query, getValue(reinforcements));
            return query;
          };
          const ask: Ask = async (query) => {
            asked++;
            return { value: values.get(query) ?? null, set: null, isProven: true };
          };
          const question = { questions: [{ id: "goal", toQuery }], now: bare, attempts: [], outcomes };
          const { odds } = await runAll(scoreRerolls(question, ask));
          const better = outcomes.filter(
            ({ result }) => getGain(undefined, level, getValue(result.reinforcements ?? [])) > 0,
          );
          for (const column of [0, 1]) expect(odds?.better[column]).toBeCloseTo(sum(better, column), 9);
          expect(asked).toBeLessThan(outcomes.length / 2);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("hold because more of a figure never makes the best set worse", async () => {
    const ask = createAsk(getBuilderCatalog());
    const scenario = greatSwordScenario();
    const toQuery = (artian: ArtianChoices): PostedQuery => {
      const weapon = { id: gogma.id, decorations: [], artian };
      const derived = deriveLoadout({ ...emptyLoadout, weapon }, catalog).weapon;
      if (!derived) throw new Error("It is in the facts");
      return { objective: { kind: "damage", scenario: { ...scenario, weapon: derived } }, limit: 1 };
    };
    const outcomes = list(gogma);
    const some = [0, 40, 90, 150, 220].flatMap((at) => outcomes[at % outcomes.length] ?? []);
    const values = await Promise.all(
      some.map(async ({ result }) => (await ask(toQuery({ ...bare, ...result })))?.value ?? 0),
    );
    some.forEach(({ figures: a }, i) => {
      some.forEach(({ figures: b }, j) => {
        const isMore = a?.every((figure, at) => figure >= (b?.[at] ?? 0));
        if (isMore) expect((values[i] ?? 0) * (1 + 1e-9)).toBeGreaterThanOrEqual(values[j] ?? 0);
      });
    });
  });
});

describe("what is said", () => {
  const odds = { kind: "odds", better: [1 / 23], open: [0], isProven: true, done: 1, total: 1 } as const;
  const best = { result: { setBonus: "a", groupSkill: "b" }, gain: 0.034 };

  test("is to keep a result, or to roll on and for how long", () => {
    expect(formatAttemptScore({ gain: 0.014, isProven: true })).toBe("Keep it: +1.4%.");
    expect(formatAttemptScore({ gain: -0.02, isProven: false })).toBe(
      "About 2% worse than what the weapon has.",
    );
    expect(formatAttemptScore({ gain: 0, isProven: true })).toBe("As good as what the weapon has.");
    expect(formatOdds({ ...odds, best }, true, (id) => id.toUpperCase())).toBe(
      "Keep rolling: 1 in 23 per reroll is better, median 16. The best found is A, B, +3.4%.",
    );
    expect(formatOdds({ ...odds, better: [0], best: null }, true, (id) => id)).toBe(
      "Keep it: no reroll is better for your goals.",
    );
    expect(formatOdds({ ...odds, better: [0.1], open: [0.25], best }, false, (id) => id)).toBe(
      "10% of rerolls are better so far; 75% are settled.",
    );
    expect(formatResult({ reinforcements: ["x", "y", "x"] }, (id) => id)).toBe("x ×2, y");
  });

  test("counts the rerolls that materials are enough for", () => {
    const [first, second] = rules.givers;
    if (!first || !second) throw new Error("The tables name some");
    const owned = { [first.item]: 10, [second.item]: 1, bone: 99 };
    const points = 10 * first.points + second.points;
    expect(countRerollsLeft(owned, rules.givers, 1500)).toEqual({
      points,
      rerolls: Math.floor(points / 1500),
    });
  });
});
