import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import type { TickedRow } from "@/lib/builder/criteria/compare-rows";
import { withExcluded } from "@/lib/builder/criteria/exclusions";
import type { SearchState } from "@/lib/builder/criteria/search-state";
import type { Lowered } from "@/lib/builder/criteria/why-words";
import { withWish, withWishes } from "@/lib/builder/criteria/wishes";
import type { FoundSet } from "@/lib/builder/search/query";
import { Gains } from "./Gains";
import classes from "./Outcome.module.css";
import { Proof } from "./Proof";
import { Results } from "./Results";
import { Why } from "./Why";

interface OutcomeProps {
  state: SearchState;
  builder: Builder;
  /** The results are for other criteria than the current ones. */
  stale: boolean;
  ticked: readonly TickedRow[];
  onTick(ticked: TickedRow, on: boolean): void;
  onWear(set: FoundSet): void;
  /** Search again as soon as the skill targets change. */
  onSearchNext(): void;
}

/** All that a search answered: proof, sets, what could be gained, or why there is none. */
export function Outcome({ state, builder, stale, ticked, onTick, onWear, onSearchNext }: OutcomeProps) {
  const { ask, book, changeAsk } = builder;
  const { phase, asked, shown, report, failure } = state;
  const some = shown !== null && shown.sets.length > 0;
  const old = stale || (some && shown.asked !== asked);
  // Rows are many: what they call stays the same while the skill targets change.
  const excluded = useRef(ask.excluded);
  useEffect(() => {
    excluded.current = ask.excluded;
  });
  const { talismans } = builder.own.collection;
  const kept = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  const onExclude = useCallback(
    (id: string) => {
      onSearchNext();
      changeAsk({ excluded: withExcluded(excluded.current, [id]) });
    },
    [changeAsk, onSearchNext],
  );
  const onLower = (lowered: readonly Lowered[]) => {
    onSearchNext();
    changeAsk(withWishes(ask, lowered, book.catalog));
  };
  const onGain = (id: string, level: number) => {
    onSearchNext();
    changeAsk(withWish(ask, id, level, book.catalog));
  };

  if (phase === "idle") {
    return <p className={classes.idle}>Results appear here.</p>;
  }
  return (
    <div className={classes.outcome} data-stale={old || undefined} aria-busy={phase === "searching"}>
      <div role="status">
        <Proof state={state} />
        {failure && (
          <p className={classes.failure}>
            The search stopped: {failure} Your skills are saved. Search again.
          </p>
        )}
      </div>
      {report?.status === "infeasible" && (
        <Why state={state} builder={builder} kept={kept} onWear={onWear} onLower={onLower} />
      )}
      {some && (
        <button type="button" className={classes.skip} onClick={(event) => focusFirst(event.currentTarget)}>
          Skip to the first set
        </button>
      )}
      {some && <Gains state={state} builder={builder} onGain={onGain} />}
      {some && (
        <Results
          key={shown.asked.run}
          sets={shown.sets}
          query={shown.asked.query}
          book={book}
          loadout={builder.loadout}
          kept={kept}
          ticked={ticked}
          onTick={onTick}
          onWear={onWear}
          onExclude={onExclude}
        />
      )}
    </div>
  );
}

/** Past the chips, to the button that equips the best set. */
function focusFirst(button: HTMLElement) {
  button.closest("div")?.querySelector<HTMLElement>("[data-sets] li button")?.focus();
}
