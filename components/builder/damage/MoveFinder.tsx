import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Checkbox } from "@/components/ui/Checkbox";
import { SearchInput } from "@/components/ui/TextInput";
import type { FileMove } from "@/lib/builder/data/damage-file";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { matchesText } from "@/lib/text/matches-text";
import { formatMoveFigures } from "./format-move-figures";
import classes from "./Rotation.module.css";

interface MoveFinderProps {
  moves: readonly FileMove[];
  chosen: DamageSetup["rotation"];
  /** No further move fits. */
  full: boolean;
  onAdd(id: string): void;
}

/** Moves of the weapon, to be found by name and added. */
export function MoveFinder({ moves, chosen, full, onAdd }: MoveFinderProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [byValue, setByValue] = useState(false);
  const found = moves.filter((move) => matchesText(query, move.name));
  const shown = byValue ? found.toSorted((a, b) => getStrength(b) - getStrength(a)) : found;
  return (
    <details
      className={`${classes.finder} mt-2`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Add moves</summary>
      {open && (
        <>
          <div className="flex items-center gap-y-2 gap-x-3.5 mb-1.5">
            <SearchInput
              size="sm"
              className={classes.query}
              aria-label="Find a move"
              placeholder="Find a move"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onClear={() => setQuery("")}
            />
            <Checkbox checked={byValue} onChange={(event) => setByValue(event.target.checked)}>
              Strongest first
            </Checkbox>
          </div>
          {full && (
            <p className="text-14 leading-5 text-dim">The rotation is full. Remove a move to add another.</p>
          )}
          <ul
            className={`${classes.moves} overflow-y-auto overscroll-contain border rounded-md bg-card`}
            aria-label="Moves"
          >
            {shown.map((move) => {
              const count = chosen.find((each) => each.move === move.id)?.count;
              return (
                <li key={move.id}>
                  <button type="button" disabled={full && !count} onClick={() => onAdd(move.id)}>
                    <IconPlus size={16} stroke={2} aria-hidden="true" />
                    <span className="min-w-0 text-14 leading-4.5 font-medium wrap-anywhere">
                      {move.name}
                      <span className="block text-12 leading-4 text-dim font-normal">
                        {formatMoveFigures(move)}
                      </span>
                    </span>
                    {count !== undefined && (
                      <span className="ms-auto flex-none text-13 text-signal font-bold">{count} ×</span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          {shown.length === 0 && <p className="text-14 leading-5 text-dim">No move found for this weapon.</p>}
        </>
      )}
    </details>
  );
}

function getStrength({ motionValue, hits }: FileMove): number {
  return motionValue * hits;
}
