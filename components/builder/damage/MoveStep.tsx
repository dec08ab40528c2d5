import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { Fold } from "@/components/ui/Fold";
import type { RotationRow } from "@/lib/builder/target/move-rows";
import type { RowDamage } from "@/lib/builder/target/row-damage";
import { formatDamage } from "./format-damage";
import { formatMoveFigures, formatRowFigures } from "./format-move-figures";
import classes from "./Rotation.module.css";

interface MoveStepProps {
  step: RotationRow;
  /** Damage of the move; `null` = not calculated. */
  damage: RowDamage | null;
  /** No more of it fits. */
  full: boolean;
  /** @param by 1 or −1; the last one taken away takes the move out */
  onChange(by: number): void;
}

/** One move of the rotation with a stepper. A move of several hits opens into them. */
export function MoveStep({ step: { row, count }, damage, full, onChange }: MoveStepProps) {
  const { name, hits } = row;
  return (
    <li className={`${classes.step} not-first:border-t min-h-12 grid items-center gap-x-2.5 py-1 px-3`}>
      <span className="min-w-0 text-14 leading-4.5 font-medium wrap-anywhere">
        {name}
        <span className="block text-12 leading-4 text-dim font-normal">{formatRowFigures(row)}</span>
      </span>
      <span className="inline-flex items-center">
        <ActionIcon
          size={44}
          aria-label={count === 1 ? `Remove ${name}` : `One fewer ${name}`}
          onClick={() => onChange(-1)}
        >
          <IconMinus size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
        <span
          className={`${classes.count} font-bold text-center`}
          role="status"
          aria-label={`${name}: ${count} times`}
        >
          {count}
        </span>
        <ActionIcon size={44} aria-label={`One more ${name}`} disabled={full} onClick={() => onChange(1)}>
          <IconPlus size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
      </span>
      <b className="text-14 text-end">{damage === null ? "" : formatDamage(damage.total)}</b>
      {hits.length > 1 && (
        <Fold className="col-span-full" summary="Hits">
          <ol className="text-13 leading-4.5 pb-1">
            {hits.map(({ move, times }, at) => {
              const part = damage?.parts[at];
              return (
                <li key={move.id} className="flex gap-3 justify-between">
                  <span className="text-dim">
                    {formatMoveFigures(move)}
                    {times > 1 && `, ${times} times`}
                  </span>
                  <span>
                    {part && formatDamage(part.step.perHit.total.average.value * part.hits * count)}
                  </span>
                </li>
              );
            })}
          </ol>
        </Fold>
      )}
    </li>
  );
}
