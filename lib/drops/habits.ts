import type { DropPool } from "./drop-index";

/**
 * What a hunter does in every hunt. The game's tables say what a draw gives, not how often it is drawn: these
 * are assumptions that the visitor sees and changes.
 */
export interface Habits {
  readonly finish: "carve" | "capture";
  /** Carves of a slain large monster, 0 to 10. */
  readonly carves: number;
  /** Rewards of a capture, 0 to 10. The tables hold no list for captures: they are drawn from the carves. */
  readonly captureRewards: number;
  /** The tail, or whatever else comes off, is severed and carved once. */
  readonly severs: boolean;
  /** Every part that breaks is broken, all stages. */
  readonly breaks: boolean;
  /** Wounds destroyed, 0 to 10. */
  readonly wounds: number;
  /** Wounds of a tempered monster destroyed, 0 to 10. Counted for every monster that has them. */
  readonly temperedWounds: number;
  /** Target rewards at the end of the hunt, 0 to 10, drawn from their first column. */
  readonly rewards: number;
}

/** Maximum of each count. */
export const maxDraws = 10;

export const defaultHabits: Habits = {
  finish: "carve",
  carves: 3,
  captureRewards: 3,
  severs: true,
  breaks: true,
  wounds: 2,
  temperedWounds: 1,
  rewards: 3,
};

/** A small monster is carved once and is not captured. */
const smallMonsterCarves = 1;

/**
 * How often a hunt draws from a list. 0 for what is not part of a usual hunt (rotten and crystallized carcasses,
 * the slinger, rows of unknown kind) and for the further columns of the target rewards: which hunts pay those is
 * not known.
 */
export function getDrawsPerHunt(pool: Pick<DropPool, "kind" | "table" | "monster">, habits: Habits): number {
  const { isLarge, canBeCaptured } = pool.monster;
  switch (pool.kind) {
    case "carve":
      if (!isLarge) return smallMonsterCarves;
      return habits.finish === "capture" && canBeCaptured ? habits.captureRewards : habits.carves;
    case "carveSevered":
      return habits.severs ? 1 : 0;
    case "brokenPart":
      return habits.breaks ? 1 : 0;
    case "woundDestroyed":
      return habits.wounds;
    case "temperedWound":
      return habits.temperedWounds;
    case "target":
      return isLarge && (pool.table ?? 1) === 1 ? habits.rewards : 0;
    default:
      return 0;
  }
}
