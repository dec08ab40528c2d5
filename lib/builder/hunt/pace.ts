import type { DamageMove } from "../damage/inputs";
import type { FileMove } from "../data/damage-file";
import type { SetupMove } from "../target/damage-setup";
import { listMoveRows, listRotationRows, type RotationRow } from "../target/move-rows";
import { actsPerHit, assumedMoveSec, chargeSec } from "./constants";
import { countRounds } from "./moments";

/** How long a loop of moves takes, and how that is known. */
export interface LoopPace {
  readonly seconds: number;
  /** `timed` = a person said so; `assumed` = charging as the tables have it, and moves times our judgment for the weapon, since no table has those. */
  readonly source: "timed" | "assumed";
  /** Whole moves of the loop, without what comes along with them: 1 at least. */
  readonly moves: number;
  /** Seconds of charging, which the tables have. */
  readonly charging: number;
}

/**
 * @param rotation steps that the weapon can do
 * @param moves of the weapon, those that it can do
 * @param timedSec what a person says; 0 = nothing
 * @param chargeCut percent that charging takes less
 */
export function getLoopPace(
  rotation: readonly { readonly move: DamageMove; readonly count: number }[],
  moves: readonly FileMove[],
  timedSec: number,
  chargeCut: number,
): LoopPace {
  const steps = rotation.map(({ move, count }): SetupMove => ({ move: move.id, count }));
  const whole = Math.max(
    listRotationRows(steps, listMoveRows(moves)).reduce((sum, row) => sum + countActs(row), 0),
    1,
  );
  const charging = rotation.reduce(
    // Focus does nothing for shells.
    (sum, { move, count }) =>
      sum + count * getChargeSec(move.id) * (move.weapon === "gunlance" ? 1 : 1 - chargeCut / 100),
    0,
  );
  if (timedSec > 0) return { seconds: timedSec, source: "timed", moves: whole, charging };
  const [first] = rotation;
  const each = first ? assumedMoveSec[first.move.weapon] : 1;
  const seconds = Math.round((whole * each + charging) * 10) / 10;
  return { seconds, source: "assumed", moves: whole, charging };
}

/** How many plain moves a row of a rotation takes as long as. */
function countActs({ row, count }: RotationRow): number {
  const [first] = row.hits;
  if (!first) return 0;
  const { move } = first;
  const kind = actsPerHit.find(([pattern]) => pattern.test(move.id));
  if (kind) return kind[1] < 1 ? Math.ceil(count * kind[1]) : count * kind[1];
  // Shots of heavy bowguns, not the hits of each.
  return move.weapon === "heavy-bowgun" ? Math.ceil(countRounds({ move, count }, move.weapon)) : count;
}

function getChargeSec(move: string): number {
  for (const [pattern, byLevel] of chargeSec) {
    const found = pattern.exec(move);
    if (found) return byLevel[Number(found[1] ?? 1) - 1] ?? 0;
  }
  return 0;
}
