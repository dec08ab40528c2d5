import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
import { wearsSet } from "@/lib/builder/criteria/apply-found";
import { compareBounds, type TickedRow } from "@/lib/builder/criteria/compare-rows";
import {
  createRowBook,
  type FoundRow,
  foundRow,
  keyOfSet,
  type RowBook,
} from "@/lib/builder/criteria/found-row";
import { type RowOrder, rowOrders, rowOrderWords, sortRows } from "@/lib/builder/criteria/sort-rows";
import type { BuilderBook } from "@/lib/builder/data/book";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { FoundSet } from "@/lib/builder/search/query";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { plural } from "@/lib/text/format";
import type { KeptNames } from "./CharmLine";
import { ResultRow } from "./ResultRow";
import classes from "./Results.module.css";

/** Rows that come at once, and by how many the list then grows whenever nothing else is to be done. */
const firstRows = 3;
const moreRows = 10;

interface ResultsProps {
  /** Best first. */
  sets: readonly FoundSet[];
  /** What they were found for. */
  query: PostedQuery;
  book: BuilderBook;
  loadout: Loadout;
  kept: KeptNames;
  ticked: readonly TickedRow[];
  onTick(ticked: TickedRow, on: boolean): void;
  onWear(set: FoundSet): void;
  onExclude(id: string): void;
}

/** The found sets, to sort, compare and equip. */
export const Results = memo(function Results(props: ResultsProps) {
  const { sets, query, book, loadout, kept, ticked, onTick, onWear, onExclude } = props;
  const rowBook = useMemo(() => createRowBook(book.armor), [book]);
  const [chosen, setChosen] = useState<RowOrder>("found");
  const order = useDeferredValue(chosen);
  // The same rows for the same sets: they come again with every progress message.
  const rowOf = useMemo(() => rowMaker(query, rowBook), [query, rowBook]);
  const ordered = useMemo(
    () => (order === "found" ? sets : sortRows(sets.map(rowOf), order).map(({ set }) => set)),
    [sets, rowOf, order],
  );
  const shown = ordered.slice(0, useGrowing(ordered.length)).map(rowOf);
  return (
    <section className={classes.results} aria-label="Sets found">
      <div className={classes.head}>
        <h2 className={classes.title}>{plural(sets.length, "set", "sets")}</h2>
        <label className={classes.order}>
          Sort by{" "}
          <select
            className={classes.select}
            value={chosen}
            onChange={(event) => setChosen(rowOrders.find((each) => each === event.target.value) ?? "found")}
          >
            {rowOrders.map((each) => (
              <option key={each} value={each}>
                {rowOrderWords(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={classes.note}>
        Defense and resistances of the pieces, without skills
        {query.objective?.kind === "damage" && "; damage to target before rounding"}.
      </p>
      <ol className={classes.rows} data-sets>
        {shown.map((row, at) => (
          <ResultRow
            key={row.key}
            row={row}
            place={at + 1}
            worn={wearsSet(loadout, row.set)}
            ticked={ticked.some((each) => each.row.key === row.key)}
            full={ticked.length >= compareBounds.most}
            kept={kept}
            nameOf={book.nameOf}
            onWear={onWear}
            onTick={onTick}
            onExclude={onExclude}
          />
        ))}
      </ol>
    </section>
  );
});

/** Makes rows of sets, each once. */
function rowMaker({ objective: _, ...query }: PostedQuery, book: RowBook): (set: FoundSet) => FoundRow {
  const rows = new Map<string, FoundRow>();
  return (set) => {
    const key = keyOfSet(set);
    const row = rows.get(key) ?? foundRow(set, query, book);
    rows.set(key, row);
    return row;
  };
}

/** How many of so many rows to show by now. */
function useGrowing(all: number): number {
  const [count, setCount] = useState(firstRows);
  useEffect(() => {
    if (count >= all) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + moreRows)), 50);
    return () => clearTimeout(timer);
  }, [count, all]);
  return count;
}
