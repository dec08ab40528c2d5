import { Button } from "@mantine/core";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import {
  formatConflict,
  formatGiven,
  formatLowered,
  formatNearest,
  getLowered,
  type LoweredTarget,
} from "@/lib/builder/criteria/format-conflict";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import { joinWords } from "@/lib/text/join-words";
import type { SavedNames } from "../found/CharmLine";
import { NearSet } from "../found/NearSet";

interface ConflictExplanationProps {
  state: SearchRunState;
  savedNames: SavedNames;
  onEquip(set: FoundSet): void;
  onLower(lowered: readonly LoweredTarget[]): void;
}

/** Why no set was found, and which come nearest. */
export function ConflictExplanation({ state, savedNames, onEquip, onLower }: ConflictExplanationProps) {
  const { conflict, nearest, phase } = state;
  const {
    criteria,
    data: builderData,
    collection,
    loadout,
  } = useBuilder(pick("criteria", "data", "collection", "loadout"));
  const owned = collection.decorations !== "unlimited" && criteria.decorations === "own";
  const given = formatGiven(criteria, { owned, transcended: loadout.transcended });
  const weaponless =
    !loadout.weapon && conflict?.conflict?.some(({ id }) => builderData.skills.get(id)?.kind === "weapon");
  return (
    <section className="grid-cols-1 grid gap-2 text-14 leading-5" aria-label="Why no set was found">
      <p>
        {conflict ? formatConflict(conflict, builderData.getName) : "Finding conflicting skills …"}
        {conflict && given.length > 0 && <span className="text-dim"> Assuming {joinWords(given)}.</span>}
      </p>
      {weaponless && (
        <p className="text-dim">
          Weapon skills come from the weapon and its decorations. Choose a weapon first.
        </p>
      )}
      {nearest ? (
        <>
          <p className="text-dim">{formatNearest(nearest)}</p>
          <ul className="grid gap-2">
            {nearest.ways.map((way) => {
              const lowered = getLowered(way);
              return (
                <li
                  key={JSON.stringify(way.dropped)}
                  className="justify-items-start grid gap-1.5 py-2.5 px-3 border rounded-md bg-card"
                >
                  <ConflictFix
                    lowered={lowered}
                    getName={builderData.getName}
                    onLower={() => onLower(lowered)}
                  />
                  <NearSet
                    set={way.set}
                    savedNames={savedNames}
                    getName={builderData.getName}
                    onEquip={() => onEquip(way.set)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        conflict && phase === "explaining" && <p className="text-dim">Finding the closest sets …</p>
      )}
    </section>
  );
}

interface ConflictFixProps {
  lowered: readonly LoweredTarget[];
  getName: GetName;
  onLower(): void;
}

function ConflictFix({ lowered, getName, onLower }: ConflictFixProps) {
  const words = formatLowered(lowered, getName);
  return (
    <Button mod="wraps" onClick={onLower}>
      {words}
    </Button>
  );
}
