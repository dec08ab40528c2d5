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
    <li className={`${classes.step} min-h-12 grid items-center gap-2.5 py-1 px-3`}>
      <span className="min-w-0 text-14 leading-4.5 font-medium wrap-anywhere">
        {move.name}
        <span className="block text-12 leading-4 text-dim font-normal">{formatMoveFigures(move)}</span>
      </span>
      <span className={`${classes.stepper} inline-flex items-center`}>
        <button
          type="button"
          aria-label={count === 1 ? `Remove ${move.name}` : `One fewer ${move.name}`}
          onClick={() => onCount(count - 1)}
        >
          <IconMinus size={16} stroke={2} aria-hidden="true" />
        </button>
        <span
          className={`${classes.count} font-bold text-center`}
          role="status"
          aria-label={`${move.name}: ${count} times`}
        >
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
      <b className="text-14 text-end">{total === null ? "" : formatDamage(total)}</b>
    </li>
  );
}
