import { type Answer, type Ask, getGain } from "@/lib/builder/advice/ask";
import { listArtianGains } from "@/lib/builder/loadout/artian";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { createReinforcementPool } from "@/lib/wiki/odds/odds-props";
import { listReinforcements } from "@/lib/wiki/odds/reinforcement-odds";
import type { RollResult } from "./artian-weapons";
import type { RerollRules } from "./reroll-advice";

/*
 * Whether to keep a weapon or to roll on: the best set with the weapon as it is, with each result of the journal, and
 * with everything that a reroll can give, each by the exact search for the hunter's goals. What weighs the same for the
 * goals is asked once. Reinforcements only add figures, and more of each figure never makes a set worse: so a result that
 * is better settles all that have at least as much, and one that is not settles all that have no more.
 */

/** The rerolled part: the two skills of a Gogma Artian weapon, or its five reinforcements. */
export type RerollKind = "skills" | "reinforcements";

/** Results of a reroll that weigh the same for the goals. */
export interface RollOutcome {
  /** One of them. */
  readonly result: Partial<RollResult>;
  /** Of one reroll, 0 to 1, by each column of weights that the tables have for it. */
  readonly chances: readonly number[];
  /** Its gain for the weapon; more is never worse. `null` = not to be compared. */
  readonly figures: readonly number[] | null;
}

export interface TriedOutcome {
  readonly outcome: RollOutcome;
  readonly gain: number;
}

/** A goal as a question about a weapon; `null` where the goal cannot be asked for it. */
interface RollQuestion {
  readonly id: string;
  toQuery(artian: ArtianChoices): PostedQuery | null;
}

/** One more thing that is known. */
export type RollStep = { readonly done: number; readonly total: number } & (
  | {
      readonly kind: "attempt";
      readonly id: string;
      /** By how much the best sets are better with it than with the weapon as it is: the mean of all goals. */
      readonly gain: number;
      readonly isProven: boolean;
    }
  | {
      readonly kind: "odds";
      /** Chance of a better result by column: what is settled as better, and what is not settled yet. */
      readonly better: readonly number[];
      readonly open: readonly number[];
      /** The best result so far; `null` = none is better. */
      readonly best: { readonly result: Partial<RollResult>; readonly gain: number } | null;
      /** Repeated from the question. */
      readonly tried: TriedOutcome;
      readonly isProven: boolean;
    }
);

/**
 * Every pair of skills, those together that the goals do not tell apart.
 *
 * @param felt ids of what the goals feel, see `listFeltSkills`
 */
export function listSkillOutcomes(
  { setBonuses, groupSkills }: Pick<RerollRules, "setBonuses" | "groupSkills">,
  felt: ReadonlySet<string>,
): readonly RollOutcome[] {
  const share = (pool: readonly { readonly id: string }[]) => {
    const known = pool.filter(({ id }) => felt.has(id)).map(({ id }) => ({ id, share: 1 / pool.length }));
    const other = pool.find(({ id }) => !felt.has(id));
    return other ? [...known, { id: other.id, share: 1 - known.length / pool.length }] : known;
  };
  const groups = share(groupSkills);
  return share(setBonuses).flatMap((set) =>
    groups.map(
      (group): RollOutcome => ({
        result: { setBonus: set.id, groupSkill: group.id },
        chances: [set.share * group.share],
        figures: null,
      }),
    ),
  );
}

/** Every five reinforcements, those together that add the same to the weapon. */
export function listReinforcementOutcomes(
  weapon: Parameters<typeof listArtianGains>[0],
  artian: ArtianChoices,
  rules: RerollRules["reinforcements"],
  catalog: LoadoutCatalog,
): readonly RollOutcome[] {
  const columns = weapon.tier === "gogma" ? ([0, 1] as const) : ([0] as const);
  const outcomes = new Map<string, RollOutcome>();
  for (const column of columns) {
    const pool = createReinforcementPool(rules, weapon.tier, weapon.type, column);
    for (const { counts, chance } of listReinforcements(pool)) {
      const reinforcements = pool.bonuses.flatMap(
        ({ id }, at) => Array(counts[at] ?? 0).fill(id) as string[],
      );
      const figures = sumGains(listArtianGains(weapon, { ...artian, reinforcements }, catalog.artian));
      const key = figures.join();
      const known = outcomes.get(key) ?? {
        result: { reinforcements },
        chances: columns.map(() => 0),
        figures,
      };
      const chances = known.chances.map((each, at) => (at === column ? each + chance : each));
      outcomes.set(key, { ...known, chances });
    }
  }
  return [...outcomes.values()];
}

function sumGains(gains: ReturnType<typeof listArtianGains>): readonly number[] {
  const sum = (figure: "attack" | "affinity" | "element" | "sharpness" | "ammo") =>
    gains.reduce((all, gain) => all + gain[figure], 0);
  return [sum("attack"), sum("affinity"), sum("element"), sum("sharpness"), sum("ammo")];
}

interface RerollQuestion {
  readonly questions: readonly RollQuestion[];
  /** The weapon as it is. */
  readonly now: ArtianChoices;
  /** Results of the journal that are to be scored, by id. */
  readonly attempts: readonly { readonly id: string; readonly result: Partial<RollResult> }[];
  readonly outcomes: readonly RollOutcome[];
}

/** Scores the results of the journal, then finds the chance that the next reroll is better. Ends early where it is stopped. */
export async function* scoreRerolls(
  { questions, now, attempts, outcomes }: RerollQuestion,
  ask: Ask,
): AsyncGenerator<RollStep, void, void> {
  const total = 1 + attempts.length + outcomes.length;
  const judge = async (
    artian: ArtianChoices,
  ): Promise<readonly (Answer & Pick<PostedQuery, "objective">)[] | null> => {
    const answers: (Answer & Pick<PostedQuery, "objective">)[] = [];
    for (const { toQuery } of questions) {
      const query = toQuery(artian);
      if (!query) continue;
      const answer = await ask(query);
      if (!answer) return null;
      answers.push({ ...answer, objective: query.objective });
    }
    return answers;
  };
  const base = await judge(now);
  if (!base) return;
  const score = async (result: Partial<RollResult>) => {
    const answers = await judge({ ...now, ...result });
    if (!answers) return null;
    const gains = answers.map(({ value, objective }, at) =>
      getGain(objective, base[at]?.value ?? null, value),
    );
    const isProven = [...base, ...answers].every((each) => each.isProven);
    return { gain: getMean(gains), isProven };
  };
  let done = 1;
  for (const { id, result } of attempts) {
    const scored = await score(result);
    if (!scored) return;
    done++;
    yield { kind: "attempt", id, ...scored, done, total };
  }
  let open = outcomes.toSorted((a, b) => getSize(a) - getSize(b));
  let better: readonly RollOutcome[] = [];
  let best: { result: Partial<RollResult>; gain: number } | null = null;
  let isProven = true;
  while (open.length > 0) {
    const tried = open[open.length >> 1] as RollOutcome;
    const scored = await score(tried.result);
    if (!scored) return;
    const isBetter = scored.gain > 0;
    isProven &&= scored.isProven;
    if (isBetter && scored.gain > (best?.gain ?? 0)) best = { result: tried.result, gain: scored.gain };
    const isSettled = (each: RollOutcome) =>
      each === tried || (isBetter ? hasAtLeast(each, tried) : hasAtLeast(tried, each));
    if (isBetter) better = [...better, ...open.filter(isSettled)];
    open = open.filter((each) => !isSettled(each));
    done = 1 + attempts.length + outcomes.length - open.length;
    yield {
      kind: "odds",
      better: sumChances(better, outcomes),
      open: sumChances(open, outcomes),
      best,
      tried: { outcome: tried, gain: scored.gain },
      isProven,
      done,
      total,
    };
  }
}

function getMean(gains: readonly number[]): number {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
  // One goal is possible with it alone, another one without it alone: neither is better.
  return Number.isNaN(mean) ? 0 : mean;
}

function getSize({ figures }: RollOutcome): number {
  return (figures ?? []).reduce((sum, figure) => sum + figure, 0);
}

function hasAtLeast({ figures }: RollOutcome, { figures: other }: RollOutcome): boolean {
  return figures !== null && other !== null && figures.every((figure, at) => figure >= (other[at] ?? 0));
}

/**
 * The least average gain of one reroll, since only a better result is kept: each result counts as the best of those
 * asked for that it has all of. Of several columns of weights the worst one.
 */
export function getLeastMean(outcomes: readonly RollOutcome[], tried: readonly TriedOutcome[]): number {
  const better = tried.filter(({ gain }) => gain > 0);
  const gains = outcomes.map((each) =>
    better.reduce(
      (most, { outcome, gain }) =>
        each === outcome || hasAtLeast(each, outcome) ? Math.max(most, gain) : most,
      0,
    ),
  );
  const columns = (outcomes[0]?.chances ?? []).map((_, at) =>
    outcomes.reduce((sum, { chances }, index) => {
      const chance = chances[at] ?? 0;
      return chance > 0 ? sum + chance * (gains[index] ?? 0) : sum;
    }, 0),
  );
  return columns.length > 0 ? Math.min(...columns) : 0;
}

function sumChances(some: readonly RollOutcome[], all: readonly RollOutcome[]): readonly number[] {
  return (all[0]?.chances ?? []).map((_, at) =>
    some.reduce((sum, { chances }) => sum + (chances[at] ?? 0), 0),
  );
}

/** Points of materials that a hunter has, and how many rerolls they are enough for. */
export function countRerollsLeft(
  owned: Readonly<Record<string, number>>,
  givers: RerollRules["givers"],
  points: number,
): { readonly points: number; readonly rerolls: number } {
  const sum = givers.reduce((all, { item, points: each }) => all + (owned[item] ?? 0) * each, 0);
  return { points: sum, rerolls: points > 0 ? Math.floor(sum / points) : 0 };
}
