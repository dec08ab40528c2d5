import { type AdviceContext, type AdviceGoal, toGoalQuery } from "@/lib/builder/advice/advice-goals";
import { type Answer, type Ask, getGain } from "@/lib/builder/advice/ask";
import { findBestSingles } from "@/lib/builder/advice/find-best-singles";
import { listFeltSkills } from "@/lib/builder/advice/talisman-worth";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import { listPlentiful } from "@/lib/builder/collection/find-outclassed";
import type { FileSkill } from "@/lib/builder/data/armor-file";
import type { FoundSet } from "@/lib/builder/search/query";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { armorPieces, type WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import type { ArtianWeapon } from "./artian-weapons";
import type { RerollRules } from "./reroll-advice";
import {
  getLeastMean,
  listReinforcementOutcomes,
  listSkillOutcomes,
  type RerollKind,
  type RollStep,
  scoreRerolls,
  type TriedOutcome,
} from "./reroll-score";

/*
 * The next targets to farm: gear that a hunter does not own yet, by how much better the best set for the goals is with
 * it. Each figure is that of the exact search over what is owned and one more: a decoration, a piece of armor, the
 * missing pieces of the best set of all, a talisman with some skills at least, or a reroll of skills or reinforcements.
 * What it takes to get it is `farm-effort.ts`.
 */

/** A possible target. */
export type FarmTarget =
  | { readonly kind: "decoration"; readonly id: string }
  /** One piece, or several that help together. */
  | { readonly kind: "armor"; readonly ids: readonly string[] }
  /** Any talisman that has at least this. */
  | { readonly kind: "talisman"; readonly skills: readonly SkillLevel[] }
  /** One more reroll of a weapon. */
  | {
      readonly kind: "roll";
      readonly what: RerollKind;
      readonly tier: ArtianTier;
      readonly weapon: string;
      readonly name: string;
    };

/** Something that makes the best set better. */
export interface FarmFinding {
  readonly target: FarmTarget;
  /** Mean of the goals, as `getGain`; of a reroll what one of them gives on average. */
  readonly gain: number;
  readonly isProven: boolean;
}

export interface FarmStep {
  /** `null` = nothing new is known. */
  readonly finding: FarmFinding | null;
  readonly done: number;
  /** As far as is known: it grows while groups are split. */
  readonly total: number;
}

/** Best ones of each kind that are found. */
const maxFound = 5;

/** Own weapons whose rerolls are looked at. */
const maxWeapons = 3;

export interface FarmContext extends AdviceContext {
  readonly skills: readonly FileSkill[];
  /** Artian weapons with their types. */
  readonly weapons: readonly {
    readonly weapon: ArtianWeapon;
    readonly type: WeaponType;
    readonly tier: ArtianTier;
  }[];
  readonly rules: Pick<RerollRules, "setBonuses" | "groupSkills" | "reinforcements">;
}

interface Base {
  readonly goal: AdviceGoal;
  readonly query: PostedQuery;
  readonly answer: Answer;
}

/** Whether armor is ticked as owned: without any, what a hunter lacks is not known. */
export function hasOwnArmor(owned: ReadonlySet<string> | null | undefined): boolean {
  return [...(owned ?? [])].some((key) => key.startsWith("armor/"));
}

/** Finds what helps the goals most, kind by kind. It ends early where a question is stopped. */
export async function* findFarmTargets(
  goals: readonly AdviceGoal[],
  context: FarmContext,
  ask: Ask,
): AsyncGenerator<FarmStep, void, void> {
  let done = 0;
  const count: Ask = async (query) => {
    const answer = await ask(query);
    done++;
    return answer;
  };
  const step = (finding: FarmFinding | null): FarmStep => ({
    finding,
    done,
    total: Math.max(60, done * 1.5),
  });
  const isArmorKnown = hasOwnArmor(context.owned);
  const bases: Base[] = [];
  for (const goal of goals) {
    const query = toGoalQuery(goal, context, isArmorKnown ? { criteria: { gear: "own" } } : {});
    if (!query) continue;
    const answer = await count(query);
    if (!answer) return;
    bases.push({ goal, query, answer });
    yield step(null);
  }
  for (const kind of [findDecorations, findTalismans, findArmor, findRolls, findReinforcements]) {
    for await (const finding of kind(bases, context, count)) yield step(finding);
  }
}

/** The mean gain of asking the goals something else. */
async function compareAll(
  bases: readonly Base[],
  change: (base: Base) => PostedQuery | null,
  ask: Ask,
): Promise<{ gain: number; isProven: boolean; sets: readonly (FoundSet | null)[] } | null> {
  const gains: number[] = [];
  const sets: (FoundSet | null)[] = [];
  let isProven = true;
  for (const base of bases) {
    const query = change(base);
    const answer = query ? await ask(query) : base.answer;
    if (!answer) return null;
    gains.push(getGain(base.query.objective, base.answer.value, answer.value));
    sets.push(answer.set);
    isProven &&= answer.isProven && base.answer.isProven;
  }
  const gain = gains.reduce((sum, each) => sum + each, 0) / Math.max(1, gains.length);
  return { gain: Number.isNaN(gain) ? 0 : gain, isProven, sets };
}

type Finder = (
  bases: readonly Base[],
  context: FarmContext,
  ask: Ask,
) => AsyncGenerator<FarmFinding | null, void, void>;

/** One more copy of each decoration that may run out. */
const findDecorations: Finder = async function* (bases, { builderData, collection, skills }, ask) {
  const { decorations: owned } = collection;
  if (owned === "unlimited") return;
  const { catalog } = builderData;
  const felt = listFelt(bases, skills);
  const enough = new Set(listPlentiful(catalog.decorations.values(), owned, catalog.skills));
  const candidates = [...catalog.decorations.values()].filter(
    (each) => !enough.has(each) && each.skills.some(({ skill }) => felt.has(skill)),
  );
  const getGain = (members: readonly (typeof candidates)[number][]) =>
    compareAll(
      bases,
      ({ query }) => {
        if (query.decorations === undefined || query.decorations === "unlimited") return null;
        const more = { ...query.decorations };
        for (const { id } of members) more[id] = (more[id] ?? 0) + 1;
        return { ...query, decorations: more };
      },
      ask,
    );
  for await (const found of findBestSingles(candidates, getGain, maxFound)) {
    yield found && { ...found, target: { kind: "decoration", id: found.candidate.id } };
  }
};

/** Pieces that are not owned: each by itself, and those that the best set of all lacks together. */
const findArmor: Finder = async function* (bases, context, ask) {
  if (!hasOwnArmor(context.owned)) return;
  const open = bases.map(({ goal }) => toGoalQuery(goal, context, { criteria: { gear: "all" } }));
  const missing = new Set(
    bases.flatMap(({ query }, at) => {
      const stays = new Set(open[at]?.excluded ?? []);
      return (query.excluded ?? []).filter((id) => !stays.has(id));
    }),
  );
  const candidates = [...context.builderData.catalog.armor.values()]
    .filter(({ id }) => missing.has(id))
    .map(({ id }) => id);
  const compare = (members: readonly string[]) =>
    compareAll(bases, ({ query }) => ({ ...query, excluded: withoutIds(query.excluded, members) }), ask);
  const all = await compare(candidates);
  if (!all) return;
  for (const set of all.sets) {
    const ids = set ? armorPieces.map((piece) => set.armor[piece]).filter((id) => missing.has(id)) : [];
    if (ids.length < 2) continue;
    const together = await compare(ids);
    if (!together) return;
    const { gain, isProven } = together;
    yield gain > 0 ? { target: { kind: "armor", ids }, gain, isProven } : null;
  }
  for await (const found of findBestSingles(candidates, compare, maxFound)) {
    yield found && { ...found, target: { kind: "armor", ids: [found.candidate] } };
  }
};

function withoutIds(excluded: readonly string[] = [], ids: readonly string[]): readonly string[] {
  const gone = new Set(ids);
  return excluded.filter((id) => !gone.has(id));
}

/**
 * Talismans that help: that of the best set with any legal one, and what is left of it with less. Each is asked for as
 * if the weapon had what it brings and no charm were equipped, so that nothing counts but what is named.
 */
const findTalismans: Finder = async function* (bases, { skills, builderData }, ask) {
  const felt = listFelt(bases, skills);
  const maxLevels = builderData.catalog.skills;
  const seen = new Set<string>();
  for (const base of bases) {
    const best = await ask({ ...base.query, talismans: "any-legal" });
    if (!best) return;
    const charm = best.set?.charm;
    if (charm?.kind !== "talisman") continue;
    const levels = charm.skills.filter(({ skill }) => felt.has(skill));
    for (const brought of listLesser(levels)) {
      const key = JSON.stringify(brought);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = await compareAll(bases, ({ query }) => withBrought(query, brought, maxLevels), ask);
      if (!known) return;
      const { gain, isProven } = known;
      yield gain > 0 ? { target: { kind: "talisman", skills: brought }, gain, isProven } : null;
    }
  }
};

/** The query with the skills of a talisman, and no other charm. */
function withBrought(
  query: PostedQuery,
  skills: readonly SkillLevel[],
  records: ReadonlyMap<string, { readonly maxLevel: number }>,
): PostedQuery {
  const brought: Record<string, number> = { ...query.weapon?.skills };
  for (const { skill, level } of skills) {
    brought[skill] = Math.min((brought[skill] ?? 0) + level, records.get(skill)?.maxLevel ?? level);
  }
  return { ...query, weapon: { ...query.weapon, skills: brought }, charms: "none", talismans: "none" };
}

/** The skills of a talisman, and the same without one of them or with a level less. */
function listLesser(skills: readonly SkillLevel[]): readonly (readonly SkillLevel[])[] {
  const less = skills.flatMap(({ level }, at) => [
    skills.toSpliced(at, 1),
    ...(level > 1
      ? [skills.map((each, other) => (other === at ? { ...each, level: level - 1 } : each))]
      : []),
  ]);
  return [skills, ...less].filter((each) => each.length > 0);
}

/** Goals for the type of a weapon, with it as the weapon; `null` = stopped. */
async function askWith(
  { weapon, type }: FarmContext["weapons"][number],
  bases: readonly Base[],
  context: FarmContext,
  ask: Ask,
): Promise<readonly Base[] | null> {
  const change = { id: weapon.weapon, decorations: [], artian: weapon.rolls };
  const fitting: Base[] = [];
  for (const { goal } of bases) {
    if (context.builderData.catalog.weapons.get(goal.state.loadout.weapon?.id ?? "")?.type !== type) continue;
    const query = toGoalQuery(goal, context, { weapon: change, ...getOwnGear(context) });
    const answer = query && (await ask(query));
    if (query && !answer) return null;
    if (query && answer) fitting.push({ goal, query, answer });
  }
  return fitting;
}

function getOwnGear({ owned }: FarmContext): { readonly criteria?: { readonly gear: "own" } } {
  return hasOwnArmor(owned) ? { criteria: { gear: "own" } } : {};
}

/** One reroll of the skills of each weapon that fits a goal: what it gives on average, since only a better one is kept. */
const findRolls: Finder = async function* (bases, context, ask) {
  for (const own of context.weapons.filter(({ tier }) => tier === "gogma").slice(0, maxWeapons)) {
    const { weapon, tier } = own;
    const fitting = await askWith(own, bases, context, ask);
    if (!fitting) return;
    if (fitting.length === 0) continue;
    const change = { id: weapon.weapon, decorations: [] };
    let mean = 0;
    let isProven = true;
    for (const outcome of listSkillOutcomes(context.rules, listFelt(fitting, context.skills))) {
      const artian = { ...weapon.rolls, ...outcome.result };
      const known = await compareAll(
        fitting,
        ({ goal }) => toGoalQuery(goal, context, { weapon: { ...change, artian }, ...getOwnGear(context) }),
        ask,
      );
      if (!known) return;
      isProven &&= known.isProven;
      if (known.gain <= 0) {
        yield null;
        continue;
      }
      mean += (outcome.chances[0] ?? 0) * known.gain;
      yield null;
    }
    if (mean === 0) continue;
    // Goals that the weapon does not fit gain nothing of it.
    const gain = (mean * fitting.length) / bases.length;
    const target = { kind: "roll", what: "skills", tier, weapon: weapon.id, name: weapon.name } as const;
    yield { target, gain, isProven };
  }
};

/** One reroll of all reinforcements of each weapon that fits a goal: what it gives on average at least. */
const findReinforcements: Finder = async function* (bases, context, ask) {
  const { rules, builderData } = context;
  for (const { weapon, type, tier } of context.weapons.slice(0, maxWeapons)) {
    const fitting = bases.filter(
      ({ goal }) => builderData.catalog.weapons.get(goal.state.loadout.weapon?.id ?? "")?.type === type,
    );
    if (fitting.length === 0) continue;
    const questions = fitting.map(({ goal }) => ({
      id: goal.id,
      toQuery: (artian: ArtianWeapon["rolls"]) =>
        toGoalQuery(goal, context, {
          weapon: { id: weapon.weapon, decorations: [], artian },
          ...getOwnGear(context),
        }),
    }));
    const record = { id: weapon.weapon, type, tier };
    const outcomes = listReinforcementOutcomes(
      record,
      weapon.rolls,
      rules.reinforcements,
      builderData.catalog,
    );
    const tried: TriedOutcome[] = [];
    let last: RollStep | null = null;
    for await (const step of scoreRerolls({ questions, now: weapon.rolls, attempts: [], outcomes }, ask)) {
      last = step;
      if (step.kind === "odds") tried.push(step.tried);
      yield null;
    }
    // Where it was stopped, what is not settled yet counts as no better.
    const gain = (getLeastMean(outcomes, tried) * fitting.length) / bases.length;
    const target = {
      kind: "roll",
      what: "reinforcements",
      tier,
      weapon: weapon.id,
      name: weapon.name,
    } as const;
    if (gain > 0 && last) yield { target, gain, isProven: last.isProven };
  }
};

function listFelt(bases: readonly Base[], skills: readonly FileSkill[]): ReadonlySet<string> {
  return new Set(bases.flatMap(({ query }) => [...listFeltSkills(query, skills)]));
}
