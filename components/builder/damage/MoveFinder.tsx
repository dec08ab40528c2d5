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
    <details className={classes.finder} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Add moves</summary>
      {open && (
        <>
          <div className={classes.find}>
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
          {full && <p className={classes.plain}>The rotation is full. Remove a move to add another.</p>}
          <ul className={classes.moves} aria-label="Moves">
            {shown.map((move) => {
              const count = chosen.find((each) => each.move === move.id)?.count;
              return (
                <li key={move.id}>
                  <button type="button" disabled={full && !count} onClick={() => onAdd(move.id)}>
                    <IconPlus size={16} stroke={2} aria-hidden="true" />
                    <span className={classes.name}>
                      {move.name}
                      <span className={classes.meta}>{formatMoveFigures(move)}</span>
                    </span>
                    {count !== undefined && <span className={classes.in}>{count} ×</span>}
                  </button>
                </li>
              );
            })}
          </ul>
          {shown.length === 0 && <p className={classes.plain}>No move found for this weapon.</p>}
        </>
      )}
    </details>
  );
}

function getStrength({ motionValue, hits }: FileMove): number {
  return motionValue * hits;
}
