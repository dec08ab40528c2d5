import { ActionButton } from "@/components/ui/Action";
import type { Builder } from "@/hooks/builder/use-builder";
import type { SearchState } from "@/lib/builder/criteria/search-state";
import {
  conflictWords,
  givenWords,
  type Lowered,
  listWords,
  loweredBy,
  loweredWords,
  nearestWords,
} from "@/lib/builder/criteria/why-words";
import type { NameOf } from "@/lib/builder/loadout/problem-words";
import type { FoundSet } from "@/lib/builder/search/query";
import type { KeptNames } from "./CharmLine";
import { NearSet } from "./NearSet";
import classes from "./Why.module.css";

interface WhyProps {
  state: SearchState;
  builder: Builder;
  kept: KeptNames;
  onWear(set: FoundSet): void;
  onLower(lowered: readonly Lowered[]): void;
}

/** Why no set was found, and which come nearest. */
export function Why({ state, builder, kept, onWear, onLower }: WhyProps) {
  const { conflict, nearest, phase } = state;
  const { ask, book, own, loadout } = builder;
  const owned = own.collection.decorations !== "unlimited" && ask.decorations === "own";
  const given = givenWords(ask, { owned, transcended: loadout.transcended });
  const weaponless =
    !loadout.weapon && conflict?.conflict?.some(({ id }) => book.skills.get(id)?.kind === "weapon");
  return (
    <section className={classes.why} aria-label="Why no set was found">
      <p>
        {conflict ? conflictWords(conflict, book.nameOf) : "Finding conflicting skills …"}
        {conflict && given.length > 0 && <span className={classes.given}> Assuming {listWords(given)}.</span>}
      </p>
      {weaponless && (
        <p className={classes.near}>
          Weapon skills come from the weapon and its decorations. Choose a weapon first.
        </p>
      )}
      {nearest ? (
        <>
          <p className={classes.near}>{nearestWords(nearest)}</p>
          <ul className={classes.ways}>
            {nearest.ways.map((way) => {
              const lowered = loweredBy(way);
              return (
                <li key={JSON.stringify(way.dropped)} className={classes.way}>
                  <Way lowered={lowered} nameOf={book.nameOf} onLower={() => onLower(lowered)} />
                  <NearSet set={way.set} kept={kept} nameOf={book.nameOf} onWear={() => onWear(way.set)} />
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        conflict && phase === "explaining" && <p className={classes.near}>Finding the closest sets …</p>
      )}
    </section>
  );
}

interface WayProps {
  lowered: readonly Lowered[];
  nameOf: NameOf;
  onLower(): void;
}

function Way({ lowered, nameOf, onLower }: WayProps) {
  const words = loweredWords(lowered, nameOf);
  return (
    <ActionButton className={classes.lower} onClick={onLower}>
      {words}
    </ActionButton>
  );
}
