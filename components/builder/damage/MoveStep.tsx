import { IconMinus, IconPlus } from "@tabler/icons-react";
import type { FileMove } from "@/lib/builder/data/damage-file";
import { maxCount } from "@/lib/builder/target/damage-setup";
import { formatDamage } from "./format-damage";
import { formatMoveFigures } from "./format-move-figures";
import classes from "./Rotation.module.css";

interface MoveStepProps {
  move: FileMove;
  count: number;
  /** Expected damage of all its hits; `null` = not calculated. */
  total: number | null;
  /** 0 = take it out. */
  onCount(count: number): void;
}

/** One move of the rotation with a stepper. */
export function MoveStep({ move, count, total, onCount }: MoveStepProps) {
  return (
    <li className={classes.step}>
      <span className={classes.name}>
        {move.name}
        <span className={classes.meta}>{formatMoveFigures(move)}</span>
      </span>
      <span className={classes.stepper}>
        <button
          type="button"
          aria-label={count === 1 ? `Remove ${move.name}` : `One fewer ${move.name}`}
          onClick={() => onCount(count - 1)}
        >
          <IconMinus size={16} stroke={2} aria-hidden="true" />
        </button>
        <span className={classes.count} role="status" aria-label={`${move.name}: ${count} times`}>
          {count}
        </span>
        <button
          type="button"
          aria-label={`One more ${move.name}`}
          disabled={count >= maxCount}
          onClick={() => onCount(count + 1)}
        >
          <IconPlus size={16} stroke={2} aria-hidden="true" />
        </button>
      </span>
      <b className={classes.total}>{total === null ? "" : formatDamage(total)}</b>
    </li>
  );
}
