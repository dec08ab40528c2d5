import { describe, expect, test } from "vitest";
import { type FarmContext, type FarmFinding, findFarmTargets } from "@/lib/box/farm-advice";
import {
  type EffortFacts,
  formatTarget,
  getEffort,
  listUnbeaten,
  type RankedFinding,
  rankFindings,
} from "@/lib/box/farm-effort";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { listReinforcementOutcomes } from "@/lib/box/reroll-score";
import { type AdviceGoal, toGoalQuery } from "@/lib/builder/advice/advice-goals";
import type { Ask } from "@/lib/builder/advice/ask";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { toTalismanPools } from "@/lib/builder/criteria/format-fix";
import { emptyCriteria, type SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { createAsk } from "@/tests/support/builder/ask";
import { createTestAvailability, createTestData, testLoadout } from "@/tests/support/builder-page";

const builderData = createTestData();
const { rules } = getRerollProps();
const ask = createAsk(getBuilderCatalog());

function goalOf(criteria: Partial<SearchCriteria>): AdviceGoal {
  const state = {
    loadout: testLoadout(),
    criteria: { ...emptyCriteria, objective: "slots" as const, ...criteria },
    setup: emptyDamageSetup,
  };
  return { id: "goal", name: "Goal", source: "build", state };
}

function contextOf(more: Partial<FarmContext>): FarmContext {
  return {
    builderData,
    damageData: gatherDamageData(),
    collection: { talismans: [], decorations: {} },
    owned: null,
    skills: builderData.armor.skills,
    weapons: [],
    rules,
    ...more,
  };
}

async function find(goal: AdviceGoal, context: FarmContext): Promise<readonly FarmFinding[]> {
  const found: FarmFinding[] = [];
  for await (const { finding } of findFarmTargets([goal], context, ask)) if (finding) found.push(finding);
  return found;
}

describe("what to farm next", () => {
  test("is the decoration that helps most, as asking for each of them says", async () => {
    const skills = { "divine-blessing": 3, "stun-resistance": 3, "speed-eating": 3 };
    const goal = goalOf({ skills, objective: "defense", charms: "none" });
    const context = contextOf({});
    const found = (await find(goal, context)).flatMap(({ target }) =>
      target.kind === "decoration" ? target.id : [],
    );
    const query = toGoalQuery(goal, context);
    if (!query) throw new Error("It can be asked for");
    const base = (await ask(query))?.value ?? 0;
    const helping: string[] = [];
    for (const { id, skills } of builderData.armor.decorations) {
      if (!skills.some(({ skill }) => query.skills?.[skill] !== undefined)) continue;
      const value = (await ask({ ...query, decorations: { [id]: 1 } }))?.value ?? 0;
      if (value > base) helping.push(id);
    }
    expect(helping.length).toBeGreaterThan(1);
    expect(found.toSorted()).toEqual(helping.slice(0, 5).toSorted());
  });

  test("is armor that is not owned, by itself and together, and never what is owned", async () => {
    const owned = new Set(
      ["head", "chest", "arms", "waist", "legs"].flatMap((place) => {
        const piece = builderData.armor.armor.find((each) => each.piece === place && each.rarity === 5);
        return piece ? [`armor/${piece.id}`] : [];
      }),
    );
    const goal = goalOf({ skills: {}, objective: "defense" });
    const context = contextOf({ owned, collection: { talismans: [], decorations: "unlimited" } });
    const found = await find(goal, context);
    const pieces = found.flatMap(({ target }) => (target.kind === "armor" ? [target.ids] : []));
    expect(pieces.some((ids) => ids.length > 1)).toBe(true);
    expect(pieces.filter((ids) => ids.length === 1)).toHaveLength(5);
    for (const id of pieces.flat()) expect(owned.has(`armor/${id}`)).toBe(false);
    for (const { gain, isProven } of found) {
      expect(gain).toBeGreaterThan(0);
      expect(isProven).toBe(true);
    }
    // Five pieces together are worth at least as much as each of them.
    const together = found.find(({ target }) => target.kind === "armor" && target.ids.length > 1);
    const single = found.find(({ target }) => target.kind === "armor" && target.ids.length === 1);
    expect(together?.gain).toBeGreaterThanOrEqual(single?.gain ?? 0);
  });

  test("is a talisman with a skill that the goal needs", async () => {
    const skills = { "divine-blessing": 3, "stun-resistance": 3, "speed-eating": 3 };
    const goal = goalOf({ skills, objective: "defense", charms: "none" });
    const found = await find(goal, contextOf({}));
    const talismans = found.flatMap(({ target }) => (target.kind === "talisman" ? [target] : []));
    expect(talismans.length).toBeGreaterThan(0);
    expect(talismans.every((each) => each.skills.every(({ skill }) => skill in skills))).toBe(true);
  });
});

test("a reroll of reinforcements is worth at least what is named, and never more than asking for each result says", async () => {
  const record = getRerollProps().weapons.find(
    ({ tier, type }) => tier === "gogma" && type === "great-sword",
  );
  if (!record) throw new Error("It is in the facts");
  const rolls: ArtianChoices = {
    parts: [],
    reinforcements: Array<string>(5).fill("affinity-boost-i"),
    setBonus: null,
    groupSkill: null,
  };
  const weapon = {
    id: "w",
    name: "Mine",
    weapon: record.id,
    rolls,
    goal: { setBonus: null, groupSkill: null },
  };
  const goal: AdviceGoal = {
    ...goalOf({ objective: "damage", charms: "none" }),
    state: {
      loadout: testLoadout({ weapon: { id: record.id, decorations: [], artian: rolls } }),
      criteria: { ...emptyCriteria, objective: "damage", charms: "none" },
      setup: { ...emptyDamageSetup, monster: "rathalos" },
    },
  };
  const own = { weapon, type: record.type, tier: record.tier };
  const context = contextOf({ weapons: [own], collection: { talismans: [], decorations: {} } });
  // A search that is quick and knows the weapon alone: what is tried is which results are asked for and what follows.
  const judge: Ask = async ({ objective }) => {
    if (objective?.kind !== "damage") throw new Error("It is asked for damage");
    const { attack, affinity } = objective.scenario.weapon;
    return { value: attack * (1 + affinity / 400), set: null, isProven: true };
  };
  let found: FarmFinding | null = null;
  let asked = 0;
  for await (const { finding, done } of findFarmTargets([goal], context, judge)) {
    asked = done;
    if (finding?.target.kind === "roll" && finding.target.what === "reinforcements") found = finding;
  }
  const outcomes = listReinforcementOutcomes(
    { id: record.id, type: record.type, tier: record.tier },
    rolls,
    rules.reinforcements,
    builderData.catalog,
  );
  const getValue = async (artian: typeof rolls) => {
    const query = toGoalQuery(goal, context, { weapon: { id: record.id, decorations: [], artian } });
    if (!query) throw new Error("It can be asked for");
    return (await judge(query))?.value ?? 0;
  };
  const before = await getValue(rolls);
  const means = [0, 0];
  for (const { result, chances } of outcomes) {
    const gain = Math.max(0, (await getValue({ ...rolls, ...result })) / before - 1);
    for (const [at, chance] of chances.entries()) means[at] = (means[at] ?? 0) + chance * gain;
  }
  expect(found?.gain).toBeGreaterThan(0.25 * Math.min(...means));
  expect(found?.gain).toBeLessThanOrEqual(Math.min(...means) + 1e-9);
  expect(asked).toBeLessThan(outcomes.length);
});

describe("what it takes", () => {
  const { orbs } = getOddsProps();
  const { appraisals } = createTestAvailability();
  const facts: EffortFacts = {
    sources: { pools: listDropPools(), ways: listItemWays() },
    orbs,
    talismans: toTalismanPools(builderData.armor.talismans, appraisals),
    appraised: appraisals.items,
    rules,
    costs: new Map([
      ["gogmazios-mail-alpha", getWishlistGear("armor", "gogmazios-mail-alpha")?.costs[0] ?? null],
    ]),
    owned: {},
  };
  const [decoration] = orbs[0]?.tiers[0]?.decorations ?? [];
  if (!decoration) throw new Error("Orbs give decorations");

  test("is known by the tables for a decoration, a talisman, armor and a reroll", () => {
    const skill = { skill: "divine-blessing", level: 1 };
    for (const target of [
      { kind: "decoration", id: decoration.decoration },
      { kind: "talisman", skills: [skill] },
      { kind: "armor", ids: ["gogmazios-mail-alpha"] },
      { kind: "roll", what: "skills", tier: "gogma", weapon: "w", name: "Mine" },
      { kind: "roll", what: "reinforcements", tier: "gogma", weapon: "w", name: "Mine" },
    ] as const) {
      const { hunts, how } = getEffort(target, facts);
      expect(hunts).toBeGreaterThan(0);
      expect(how).not.toBe("");
      expect(formatTarget(target, builderData.getName)).not.toBe("");
    }
  });

  test("counts what is owned, and says where the tables do not tell", () => {
    const cost = facts.costs.get("gogmazios-mail-alpha");
    const owned = Object.fromEntries((cost?.materials ?? []).map(([item, , qty]) => [item, qty]));
    const target = { kind: "armor", ids: ["gogmazios-mail-alpha"] } as const;
    expect(getEffort(target, { ...facts, owned })).toEqual({ hunts: 0, how: "You have all materials" });
    expect(getEffort({ kind: "decoration", id: "none" }, facts).hunts).toBeNull();
    expect(getEffort({ kind: "armor", ids: ["gone"] }, facts)).toEqual({
      hunts: null,
      how: "Its cost is loading",
    });
  });

  test("ranks by gain for each hunt, what is not known last; the plot has what nothing beats", () => {
    const finding = (id: string, gain: number): FarmFinding => ({
      target: { kind: "decoration", id },
      gain,
      isProven: true,
    });
    const ranked = rankFindings([finding("none", 0.5), finding(decoration.decoration, 0.01)], facts);
    expect(ranked.map(({ perHunt }) => perHunt === null)).toEqual([false, true]);
    const point = (key: string, hunts: number | null, gain: number): RankedFinding => ({
      ...finding(key, gain),
      key,
      effort: { hunts, how: "" },
      perHunt: null,
    });
    const points = [point("a", 1, 0.01), point("beaten", 2, 0.01), point("b", 5, 0.05), point("?", null, 1)];
    expect(listUnbeaten(points).map(({ key }) => key)).toEqual(["a", "b"]);
  });
});
