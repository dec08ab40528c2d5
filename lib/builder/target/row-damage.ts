import type { HitFigures, StepDamage } from "../damage/outputs";
import type { FileMove } from "../data/damage-file";
import { listMoveRows, listRotationRows, type MoveRow, toSingleRow } from "./move-rows";

/** Damage of a move of a rotation, all its hits together. */
export interface RowDamage {
  readonly row: MoveRow;
  readonly count: number;
  /** Hits of one move. */
  readonly hits: number;
  /** Damage of one move by kind of hit, of rounded hits. */
  readonly once: Readonly<Record<keyof HitFigures, number>>;
  /** Expected damage, as often as the move is done. */
  readonly total: number;
  readonly parts: readonly PartDamage[];
}

/** The hits of a move that are one record. */
interface PartDamage {
  readonly step: StepDamage;
  /** Hits of one move. */
  readonly hits: number;
}

/**
 * The damage of a rotation by moves, in place of by hits.
 *
 * @param moves of the weapon in hand; a step whose move is not among them is left out
 */
export function listRowDamage(
  steps: readonly StepDamage[],
  moves: readonly FileMove[],
): readonly RowDamage[] {
  const byId = new Map(steps.map((step) => [step.perHit.move, step]));
  const rotation = steps.map(({ perHit, count }) => ({ move: perHit.move, count }));
  const known = moves.filter(({ id }) => byId.has(id));
  const whole = listMoveRows(moves);
  const rows = [...whole, ...known.map(toSingleRow)];
  return listRotationRows(rotation, rows).map(({ row, count }) => {
    const parts = row.hits.flatMap(({ move, times }) => {
      const step = byId.get(move.id);
      return step ? [{ step, hits: step.hits * times }] : [];
    });
    const sum = (kind: keyof HitFigures) =>
      parts.reduce((all, { step, hits }) => all + step.perHit.total[kind].value * hits, 0);
    const once = { hit: sum("hit"), critical: sum("critical"), average: sum("average") };
    const hits = parts.reduce((all, part) => all + part.hits, 0);
    return { row, count, hits, once, total: once.average * count, parts };
  });
}
