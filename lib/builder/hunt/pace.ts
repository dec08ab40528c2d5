import type { DamageMove } from "../damage/inputs";
import type { FileMove } from "../data/damage-file";
import type { SetupMove } from "../target/damage-setup";
import { listMoveRows, listRotationRows } from "../target/move-rows";
import { assumedMoveSec } from "./constants";

/** How long a loop of moves takes, and how that is known. */
export interface LoopPace {
  readonly seconds: number;
  /** `timed` = a person said so; `assumed` = moves times our judgment for the weapon, since no table has it. */
  readonly source: "timed" | "assumed";
  /** Whole moves of the loop. */
  readonly moves: number;
}

/**
 * @param rotation steps that the weapon can do
 * @param moves of the weapon, those that it can do
 * @param timedSec what a person says; 0 = nothing
 */
export function getLoopPace(
  rotation: readonly { readonly move: DamageMove; readonly count: number }[],
  moves: readonly FileMove[],
  timedSec: number,
): LoopPace {
  const steps = rotation.map(({ move, count }): SetupMove => ({ move: move.id, count }));
  const counted = listRotationRows(steps, listMoveRows(moves)).reduce((sum, { count }) => sum + count, 0);
  const whole = Math.max(counted, 1);
  if (timedSec > 0) return { seconds: timedSec, source: "timed", moves: whole };
  const [first] = rotation;
  const each = first ? assumedMoveSec[first.move.weapon] : 1;
  return { seconds: Math.round(whole * each * 10) / 10, source: "assumed", moves: whole };
}
