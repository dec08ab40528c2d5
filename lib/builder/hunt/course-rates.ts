import type { MonsterBuildup } from "@/lib/catalog/codes";
import {
  getRepeated,
  getSureBuildup,
  getTables,
  type HuntModel,
  type ModelBreak,
  type ModelHit,
  type ModelHunter,
} from "./model";

/** A hunter at a moment of the hunt, and what was done so far. */
export class HunterState {
  color = 0;
  left: number;
  polishUntil = 0;
  /** The whetstone is in use, or a magazine being filled, until then. */
  isSharpening = false;
  sharpenUntil = 0;
  /** Until an item, a melody, a trap or a monster asleep is done with. */
  busyUntil = 0;
  /** Supplies that do not work, by bits. */
  missing = 0;
  stamina: number;
  damage = 0;
  hits = 0;
  sharpenings = 0;
  readonly units: number[];
  readonly hitsByColor: number[];

  constructor(readonly hunter: ModelHunter) {
    this.left = hunter.bar[0]?.units ?? Number.POSITIVE_INFINITY;
    this.stamina = hunter.stamina?.max ?? 0;
    this.units = hunter.bar.map(() => 0);
    this.hitsByColor = hunter.bar.map(() => 0);
  }
}

export interface StatusState {
  buildup: number;
  procs: number;
  until: number;
}

/** State that the rates of a moment depend on. */
export interface CourseMoment {
  readonly model: HuntModel;
  readonly hunters: readonly HunterState[];
  readonly statuses: ReadonlyMap<MonsterBuildup, StatusState>;
  readonly at: number;
  readonly isWounded: boolean;
  /** 1 = enraged. */
  readonly mood: 0 | 1;
  readonly isDown: boolean;
}

/** Rates of what grows evenly, per second. */
export interface Rates {
  readonly damage: number;
  /** Of hits alone. */
  readonly hitDamage: number;
  /** Sum of variances of hits. */
  readonly variance: number;
  readonly part: number;
  readonly wound: number;
}

/** Loops of a hunter in a second. */
export function getPace({ at, isDown }: CourseMoment, state: HunterState): number {
  if (Math.max(state.sharpenUntil, state.busyUntil) > at) return 0;
  const { hunter } = state;
  const share = isDown ? hunter.downShare : hunter.attackShare;
  const { stamina } = hunter;
  if (!stamina || state.stamina > 0) return share / hunter.loopSec;
  const use = stamina.perLoop / hunter.loopSec;
  return Math.min(share, stamina.recoverPerSec / (stamina.recoverPerSec + use)) / hunter.loopSec;
}

/** Stamina that a hunter gains in a second; below 0 it is used. */
export function getStaminaRate(now: CourseMoment, state: HunterState): number {
  const { stamina, loopSec } = state.hunter;
  if (!stamina) return 0;
  const pace = getPace(now, state);
  return (1 - pace * loopSec) * stamina.recoverPerSec - pace * stamina.perLoop;
}

/** Units of sharpness, or of what is loaded, that a hunter uses in a second. */
export function getUse(now: CourseMoment, state: HunterState): number {
  if (state.polishUntil > now.at) return 0;
  const perLoop = state.hunter.hits.reduce(
    (sum, { cost, sparedChance }) => sum + cost * (1 - sparedChance),
    0,
  );
  return getPace(now, state) * perLoop;
}

/** Of every hit in a second: its figure, with its damage. */
export function sumHits(
  now: CourseMoment,
  getFigure: (hit: ModelHit, damage: number, variance: number) => number,
  only?: HunterState,
): number {
  const wounded = now.isWounded ? 1 : 0;
  let sum = 0;
  for (const state of only ? [only] : now.hunters) {
    const pace = getPace(now, state);
    if (pace === 0) continue;
    let loop = 0;
    for (const hit of state.hunter.hits) {
      const damage = getTables(hit, state.missing).damage[wounded]?.[now.mood]?.[state.color];
      if (!damage) continue;
      const { mean, chance, critical, plain } = damage;
      loop += getFigure(hit, mean, chance * (1 - chance) * (critical - plain) ** 2);
    }
    sum += pace * loop;
  }
  return sum;
}

/** All that grows evenly until the next event. */
export function getRates(now: CourseMoment): Rates {
  const { model, hunters, statuses, at, isWounded } = now;
  const hitDamage = sumHits(now, (_, damage) => damage);
  const extra = hunters.reduce((sum, state) => sum + getPace(now, state) * state.hunter.extraPerLoop, 0);
  const overTime = [...statuses].reduce(
    (sum, [status, { until }]) => sum + (until > at ? (model.statuses[status]?.damagePerSec ?? 0) : 0),
    0,
  );
  return {
    damage: hitDamage + extra + overTime,
    hitDamage,
    variance: sumHits(now, (_, __, variance) => variance),
    part: sumHits(now, (hit, damage) => damage * hit.partFactor),
    wound: sumHits(now, (hit, damage) => damage * (isWounded ? 1 : hit.woundFactor)),
  };
}

/** Damage to a part that breaks, in a second. */
export function getBreakRate(now: CourseMoment, damageType: ModelBreak["damageType"]): number {
  return sumHits(now, (hit, damage) =>
    damageType === null || hit.damageType === damageType ? damage * hit.partFactor : 0,
  );
}

/**
 * How far past its threshold a sum of hits comes on average. Counted anew from a hit on, what that hit did too much is
 * lost, and the next one is a whole pause away.
 */
export function getLate(
  now: CourseMoment,
  getFactor: (hit: ModelHit) => number,
  isSinceHit: boolean,
): number {
  const rate = sumHits(now, (hit, damage) => damage * getFactor(hit));
  const squares = sumHits(
    now,
    (hit, damage, variance) => getFactor(hit) ** 2 * (variance + (isSinceHit ? damage ** 2 : 0)),
  );
  return rate > 0 ? squares / (2 * rate) : 0;
}

/** Buildup in a second, and how much later than its threshold a status comes. */
export function getBuildupRates(
  now: CourseMoment,
): ReadonlyMap<MonsterBuildup, { readonly rate: number; readonly late: number }> {
  return new Map(
    [...now.statuses].map(([status, { procs }]) => {
      const rate = sumHits(now, (hit) => getBuildup(hit, status).mean);
      // What takes no time begins anew with the hit that brought it.
      const isSinceHit =
        procs > 0 && getRepeated(now.model.statuses[status]?.lastsSec ?? [], procs - 1) === 0;
      const squares = sumHits(now, (hit) => {
        const { mean, variance } = getBuildup(hit, status);
        return variance + (isSinceHit ? mean ** 2 : 0);
      });
      return [status, { rate, late: rate > 0 ? squares / (2 * rate) : 0 }];
    }),
  );
}

/** Mean and variance of what a hit builds up. */
function getBuildup(hit: ModelHit, status: MonsterBuildup): { mean: number; variance: number } {
  const value = hit.buildup[status] ?? 0;
  const chance = hit.buildupChance;
  return { mean: getSureBuildup(hit, status) + chance * value, variance: chance * (1 - chance) * value ** 2 };
}
