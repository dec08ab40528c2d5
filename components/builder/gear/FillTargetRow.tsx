import { ActionIcon, Checkbox, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Name } from "@/components/game/Name";
import type { FillTarget } from "@/lib/builder/gear/fill-targets";
import { formatDamageChange } from "@/lib/builder/gear/list-delta-parts";

interface FillTargetRowProps {
  target: FillTarget;
  name: string;
  /** Level without what would be put in. */
  now: number;
  maxLevel: number;
  /** By how much its level changes the damage to the target, as a share; `null` = not known. */
  damage: number | null;
  isFirst: boolean;
  isLast: boolean;
  onChange(patch: Partial<FillTarget>): void;
  onMove(by: 1 | -1): void;
}

/** One skill to fill for: whether, up to which level, and its place in the order. */
export function FillTargetRow({
  target,
  name,
  now,
  maxLevel,
  damage,
  isFirst,
  isLast,
  onChange,
  onMove,
}: FillTargetRowProps) {
  return (
    <li
      className="data-off:text-dim flex items-center gap-2 py-0.75 border-b"
      data-off={!target.on || undefined}
    >
      <Checkbox
        className="flex-1 min-w-0"
        checked={target.on}
        onChange={(event) => onChange({ on: event.target.checked })}
        label={
          <>
            <Name entity="skills" id={target.skill}>
              {name}
            </Name>{" "}
            <span className="text-12 text-dim whitespace-nowrap">now {now}</span>
            {damage !== null && (
              <span className="block text-12 leading-4 text-dim">{formatDamageChange(damage)}</span>
            )}
          </>
        }
      />
      <NativeSelect
        size="sm"
        className="flex-none w-16 max-md:w-20"
        aria-label={`Level of ${name}`}
        value={target.level}
        onChange={(event) => onChange({ level: Number(event.target.value), on: true })}
      >
        {Array.from({ length: maxLevel }, (_, at) => at + 1).map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </NativeSelect>
      <span>
        <ActionIcon
          size={36}
          className="flex-none"
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={36}
          className="flex-none"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}
