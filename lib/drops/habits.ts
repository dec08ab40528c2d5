import type { DropPool } from "./drop-index";
import type { DrawCount } from "./expected-hunts";

/**
 * A hunter's habits in every hunt. Where the game's tables say how often a list is drawn, `null` takes their number;
 * the others are assumptions. The visitor sees and changes all of them.
 */
export interface Habits {
  readonly finish: "carve" | "capture";
  /** Carves of a slain large monster, 0 to 10; `null` for all that it has. */
  readonly carves: number | null;
  /** Rewards of a capture, 0 to 10. The tables hold no list for captures: they are drawn from the carves. */
  readonly captureRewards: number;
  /** One tail, or whatever else comes off, is severed and carved as often as it can be. */
  readonly severs: boolean;
  /** Every part that breaks is broken, all stages. */
  readonly breaks: boolean;
  /** Wounds destroyed, 0 to 10. */
  readonly wounds: number;
  /** Wounds of a tempered monster destroyed, 0 to 10. Counted for every monster that has them. */
  readonly temperedWounds: number;
  /** Target rewards at the end of the hunt, 0 to 10, drawn from their first column; `null` for those of the tables. */
  readonly rewards: number | null;
}

/** Maximum of each count. */
export const maxDraws = 10;

export const defaultHabits: Habits = {
  finish: "carve",
  carves: null,
  captureRewards: 3,
  severs: true,
  breaks: true,
  wounds: 2,
  temperedWounds: 1,
  rewards: null,
};

/**
 * Carves of a large monster without a number of its own. An assumption: no table that was found has the common number,
 * and the lowest one of a monster's own is 3.
 */
export const usualCarves = 3;

/** A small monster is carved once and is not captured. An assumption too. */
const smallMonsterCarves = 1;

const notCounted: DrawCount = { times: 0 };

/**
 * How often a hunt draws from a list. 0 for what is not part of a usual hunt (rotten and crystallized carcasses,
 * the slinger, rows of unknown kind) and for the further columns of the target rewards: which hunts pay those is
 * not known.
 */
export function getDrawsPerHunt(
  pool: Pick<DropPool, "kind" | "table" | "draws" | "monster">,
  habits: Habits,
): DrawCount {
  const { isLarge, canBeCaptured } = pool.monster;
  switch (pool.kind) {
    case "carve":
      if (!isLarge) return { times: smallMonsterCarves };
      if (habits.finish === "capture" && canBeCaptured) return { times: habits.captureRewards };
      return habits.carves === null ? (pool.draws ?? { times: usualCarves }) : { times: habits.carves };
    case "carveSevered":
      return habits.severs ? (pool.draws ?? { times: 1 }) : notCounted;
    case "brokenPart":
      return habits.breaks ? { times: 1 } : notCounted;
    case "woundDestroyed":
      return { times: habits.wounds };
    case "temperedWound":
      return { times: habits.temperedWounds };
    case "target":
      if (!isLarge || (pool.table ?? 1) !== 1) return notCounted;
      return habits.rewards === null ? (pool.draws ?? notCounted) : { times: habits.rewards };
    default:
      return notCounted;
  }
}
