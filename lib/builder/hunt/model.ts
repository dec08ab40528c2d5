import type { MonsterBuildup, PhysicalDamage, SharpnessColor } from "@/lib/catalog/codes";

/*
 * A hunt as figures alone: what the closed form and the simulation both read. Plain data, so that a worker can be
 * handed it.
 */

/** Damage that a hit is expected to do. */
export interface ModelDamage {
  readonly mean: number;
  /** Chance that a hit is critical (or weakened), 0 to 1, and what it does if it is and if it is not. */
  readonly chance: number;
  readonly critical: number;
  readonly plain: number;
}

/** One hit of the loop. */
export interface ModelHit {
  readonly damageType: PhysicalDamage;
  /**
   * By state of the part (0 as it is, 1 wounded), mood (0 calm, 1 enraged) and color, keenest first. Buffs that come
   * and go are mixed.
   */
  readonly damage: readonly (readonly (readonly ModelDamage[])[])[];
  /** The same for every combination of timed buffs that is on, by bits in the order of `buffs`; 0 = none. */
  readonly byBuffs: readonly ModelHit["damage"][];
  /** Both while supplies are missing, by bits of which ones, from 1 up. */
  readonly lacking?: readonly Pick<ModelHit, "damage" | "byBuffs">[] | undefined;
  /** Units of sharpness that it uses, and the chance that it uses none. */
  readonly cost: number;
  readonly sparedChance: number;
  /** Buildup of the weapon's status where a hit builds it up, by status. */
  readonly buildup: Readonly<Partial<Record<MonsterBuildup, number>>>;
  /** Chance of that. Stun, exhaust and mounts need none. */
  readonly buildupChance: number;
  readonly stun: number;
  readonly exhaust: number;
  readonly mount: number;
  readonly partFactor: number;
  readonly woundFactor: number;
}

/** A color of a bar with its length; without a color, rounds or coated arrows, which are loaded anew. */
export interface BarColor {
  readonly color: SharpnessColor | null;
  readonly units: number;
}

/** Buff that works for some seconds and is renewed. */
export interface TimedBuff {
  /** Id of the skill. */
  readonly skill: string;
  readonly durationSec: number;
  /** Seconds from one renewal to the next. */
  readonly everySec: number;
}

export interface ModelHunter {
  readonly name: string;
  readonly hits: readonly ModelHit[];
  /** Extra damage of skills in one loop, outside hits. */
  readonly extraPerLoop: number;
  /** Seconds of one loop without a pause. */
  readonly loopSec: number;
  /** Shares of the time that are spent attacking, 0 to 1: usually, and while the monster is down. */
  readonly attackShare: number;
  readonly downShare: number;
  /** Keenest first; of ranged weapons what is loaded, or empty. */
  readonly bar: readonly BarColor[];
  /** Colors of the bar that are used before it is sharpened; the bar's own number = never sharpened, 0 = what is loaded. */
  readonly usedColors: number;
  readonly sharpenSec: number;
  /** Seconds after sharpening without loss. */
  readonly polishSec: number;
  readonly buffs: readonly TimedBuff[];
  /** `null` where stamina limits nothing. */
  readonly stamina: { readonly max: number; readonly perLoop: number; readonly recoverPerSec: number } | null;
}

export interface ModelStatus {
  readonly initial: number;
  readonly increase: number;
  readonly max: number;
  /** Seconds that a proc lasts, first to last; the last one repeats. 0 = at once. */
  readonly lastsSec: readonly number[];
  /** Damage at once, and in each second while it lasts. */
  readonly damage: number;
  readonly damagePerSec: number;
  /** Hunters attack more meanwhile. */
  readonly isDown: boolean;
  /** Buildup that it loses in a second. */
  readonly fadePerSec: number;
}

export interface ModelBreak {
  readonly part: string;
  /** Damage that breaks it, all times together. */
  readonly total: number;
  /** Damage of this kind alone counts. */
  readonly damageType: PhysicalDamage | null;
}

/** Something that is known to come at a moment. */
export interface ModelMoment {
  readonly atSec: number;
  /** `busy` is the first half of something that is told of when it is done; an item is `gone` once none is left. */
  readonly kind: "busy" | "item" | "gone" | "melody" | "trap";
  /** An item or a trap. */
  readonly what: string;
  /** Place of the hunter, who does not attack for so many seconds. */
  readonly hunter: number;
  readonly takesSec: number;
  /** Seconds for which the monster is held. */
  readonly holdsSec: number;
  /** Supplies of the hunter that begin to work, and that end, by bits. */
  readonly begins: number;
  readonly ends: number;
}

export interface HuntModel {
  readonly health: number;
  /** Share by which health may differ either way. */
  readonly healthSpread: number;
  readonly hunters: readonly ModelHunter[];
  readonly enrage: {
    readonly threshold: number;
    readonly durationSec: number;
    readonly factor: number;
  } | null;
  /** Of the chosen part: damage to a wound, what the wound takes, and how many there are. */
  readonly wound: { readonly toOpen: number; readonly takes: number; readonly limit: number } | null;
  /** Health of the chosen part, first to last; the last one repeats. Empty = none. */
  readonly part: readonly number[];
  readonly breaks: readonly ModelBreak[];
  readonly statuses: Readonly<Partial<Record<MonsterBuildup, ModelStatus>>>;
  readonly limitSec: number;
  /** In the order in which they come. */
  readonly moments: readonly ModelMoment[];
  /**
   * A monster that fell asleep: seconds that all wait, and by how much the strongest hit of the party that wakes it is
   * multiplied; that hit is one more.
   */
  readonly wake: { readonly pauseSec: number; readonly factor: number };
  /** Seconds down after the part gives way. */
  readonly toppleSec: number;
}

export type HuntEventKind =
  | "sharpen"
  | "color"
  | "enrage"
  | "calm"
  | "wound"
  | "woundDestroyed"
  | "part"
  | "break"
  | "status"
  | "tired"
  | "item"
  | "gone"
  | "melody"
  | "trap"
  | "wake"
  | "end";

/** Something that happens at a moment of the hunt. */
export interface HuntEvent {
  readonly kind: HuntEventKind;
  readonly atSec: number;
  /** Share of health that is left, 0 to 1. */
  readonly left: number;
  /** Place of the hunter whose sharpness or stamina it is. */
  readonly hunter?: number | undefined;
  /** A color, a part or a status. */
  readonly what?: string | undefined;
}

/** Share of one hunter in a hunt. */
export interface HunterOutcome {
  readonly damage: number;
  readonly hits: number;
  readonly sharpenings: number;
  /** Units of sharpness used, by place in the bar. */
  readonly units: readonly number[];
  /** Hits made in each color, by place in the bar. */
  readonly hitsByColor: readonly number[];
}

export interface HuntOutcome {
  /** Seconds until it is slain; `null` where the time runs out first. */
  readonly seconds: number | null;
  readonly hunters: readonly HunterOutcome[];
  /** Damage of poison and blast. */
  readonly statusDamage: number;
  readonly procs: Readonly<Partial<Record<MonsterBuildup, number>>>;
  readonly wounds: number;
  readonly partBreaks: number;
  readonly enragedSec: number;
}

/** What a hit builds up without a chance. */
export function getSureBuildup(hit: ModelHit, what: MonsterBuildup): number {
  return what === "stun" || what === "exhaust" || what === "mount" ? hit[what] : 0;
}

/** Tables of a hit for what is missing of a hunter's supplies, by bits. */
export function getTables(hit: ModelHit, missing: number): Pick<ModelHit, "damage" | "byBuffs"> {
  return missing === 0 ? hit : (hit.lacking?.[missing - 1] ?? hit);
}

/** Threshold of the proc after `procs` of them. */
export function getThreshold({ initial, increase, max }: ModelStatus, procs: number): number {
  return Math.min(initial + increase * procs, Math.max(max, initial));
}

/** The entry at a place of a list whose last one repeats; 0 of an empty one. */
export function getRepeated(list: readonly number[], at: number): number {
  return list[Math.min(at, list.length - 1)] ?? 0;
}
