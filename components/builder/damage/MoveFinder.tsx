import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import { SearchInput } from "@/components/ui/SearchInput";
import type { MoveRow, RotationRow } from "@/lib/builder/target/move-rows";
import { findMatches } from "@/lib/text/match-texts";
import { getRowStrength } from "./format-move-figures";
import { MoveOption } from "./MoveOption";
import classes from "./Rotation.module.css";

interface MoveFinderProps {
  rows: readonly MoveRow[];
  chosen: readonly RotationRow[];
  /** Whether one more fits. */
  hasRoom(row: MoveRow): boolean;
  onAdd(row: MoveRow): void;
}

/** Moves of the weapon, to be found by name and added. */
export function MoveFinder({ rows, chosen, hasRoom, onAdd }: MoveFinderProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [byValue, setByValue] = useState(false);
  const found = findMatches(query, rows, ({ name }) => [name]);
  const shown = byValue ? found.toSorted((a, b) => getRowStrength(b) - getRowStrength(a)) : found;
  const full = rows.length > 0 && !rows.some(hasRoom);
  return (
    <Fold className="mt-2" open={open} onOpen={setOpen} summary="Add moves">
      {open && (
        <>
          <div className="flex items-center gap-y-2 gap-x-3.5 mb-1.5">
            <SearchInput
              size="sm"
              className="flex-1"
              aria-label="Find a move"
              placeholder="Find a move"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onClear={() => setQuery("")}
            />
            <Checkbox
              checked={byValue}
              onChange={(event) => setByValue(event.target.checked)}
              label="Strongest first"
            />
          </div>
          {full && (
            <p className="text-14 leading-5 text-dim">The rotation is full. Remove a move to add another.</p>
          )}
          <ul
            className={`${classes.moves} scrollbar-thin overflow-y-auto overscroll-contain border rounded-md bg-card`}
            aria-label="Moves"
          >
            {shown.map((row) => (
              <MoveOption key={row.key} row={row} chosen={chosen} hasRoom={hasRoom} onAdd={onAdd} />
            ))}
          </ul>
          {shown.length === 0 && <p className="text-14 leading-5 text-dim">No move found for this weapon.</p>}
        </>
      )}
    </Fold>
  );
}
