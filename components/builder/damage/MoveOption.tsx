import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type MoveRow, type RotationRow, toSingleRow } from "@/lib/builder/target/move-rows";
import { formatRowFigures } from "./format-move-figures";
import classes from "./Rotation.module.css";

interface MoveOptionProps {
  row: MoveRow;
  chosen: readonly RotationRow[];
  hasRoom(row: MoveRow): boolean;
  onAdd(row: MoveRow): void;
}

/** A move to add. One of several hits opens into them, to add a single one. */
export function MoveOption({ row, chosen, hasRoom, onAdd }: MoveOptionProps) {
  const [open, setOpen] = useState(false);
  const isMulti = row.hits.length > 1;
  const add = (each: MoveRow) => (
    <AddButton
      row={each}
      count={chosen.find((step) => step.row.key === each.key)?.count}
      disabled={!hasRoom(each)}
      onAdd={onAdd}
    />
  );
  return (
    <li className="not-first:border-t">
      <div className="flex">
        {add(row)}
        {isMulti && (
          <UnstyledButton
            type="button"
            className={`${classes.unfold} flex flex-none items-center justify-center w-11 min-h-11 p-0 text-default hover:bg-hover`}
            aria-expanded={open}
            aria-label={`Hits of ${row.name}`}
            onClick={() => setOpen(!open)}
          >
            <IconChevronRight size={16} stroke={2} className="text-signal" aria-hidden="true" />
          </UnstyledButton>
        )}
      </div>
      {open && (
        <ul className={`${classes.parts} border-t`} aria-label={`Hits of ${row.name}`}>
          {row.hits.map(({ move }) => (
            <li key={move.id} className="not-first:border-t">
              {add(toSingleRow(move))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface AddButtonProps {
  row: MoveRow;
  /** How often it is in the rotation. */
  count: number | undefined;
  disabled: boolean;
  onAdd(row: MoveRow): void;
}

function AddButton({ row, count, disabled, onAdd }: AddButtonProps) {
  return (
    <UnstyledButton
      className={`${disabled ? "text-dim" : "text-default"} flex flex-1 gap-2.5 items-center w-full min-h-11 py-1 px-3 text-start hover:bg-hover`}
      disabled={disabled}
      onClick={() => onAdd(row)}
    >
      <IconPlus size={16} stroke={2} className="text-signal" aria-hidden="true" />
      <span className="min-w-0 text-14 leading-4.5 font-medium wrap-anywhere">
        {row.name}
        <span className="block text-12 leading-4 text-dim font-normal">{formatRowFigures(row)}</span>
      </span>
      {count !== undefined && (
        <span className="ms-auto flex-none text-13 text-signal font-bold">{count} ×</span>
      )}
    </UnstyledButton>
  );
}
