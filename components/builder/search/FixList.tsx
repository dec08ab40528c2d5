import { Button } from "@mantine/core";
import { useState } from "react";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import type { SavedNames } from "../found/CharmLine";
import { NearSet } from "../found/NearSet";

/** A way to make a search possible, ready to show. */
export interface FixRow {
  readonly key: string;
  /** Label of the button. */
  readonly action: string;
  /** Costs and conditions, sentence by sentence. */
  readonly notes: readonly string[];
  readonly set: FoundSet;
  onApply(): void;
  /** Default: the set needs what is not equipped yet, and comes with the next search. */
  readonly onEquip?: (() => void) | undefined;
}

interface FixListProps {
  title: string;
  /** Text about all fixes. */
  intro?: string | undefined;
  rows: readonly FixRow[];
  savedNames: SavedNames;
  getName: GetName;
}

/** Ways in sight before all are shown. */
const maxShown = 4;

/** Ways to make a search possible, each proved by the best set that it has. */
export function FixList({ title, intro, rows, savedNames, getName }: FixListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, maxShown);
  return (
    <section className="grid-cols-1 grid gap-2" aria-label={title}>
      <h3 className="text-14">{title}</h3>
      {intro && <p className="text-dim">{intro}</p>}
      <ul className="grid gap-2">
        {shown.map(({ key, action, notes, set, onApply, onEquip }) => (
          <li key={key} className="justify-items-start grid gap-1.5 py-2.5 px-3 border rounded-md bg-card">
            <Button mod="wraps" onClick={onApply}>
              {action}
            </Button>
            {notes.map((note) => (
              <p key={note} className="text-dim">
                {note}
              </p>
            ))}
            <NearSet set={set} savedNames={savedNames} getName={getName} onEquip={onEquip} />
          </li>
        ))}
      </ul>
      {rows.length > maxShown && (
        <Button
          variant="subtle"
          className="justify-self-start"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${rows.length}`}
        </Button>
      )}
    </section>
  );
}
