import { Button, NativeSelect } from "@mantine/core";
import {
  memo,
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isSetEquipped } from "@/lib/builder/criteria/apply-found";
import {
  createFoundRow,
  createRowIndex,
  type FoundRow,
  getSetKey,
  type RowIndex,
} from "@/lib/builder/criteria/create-found-row";
import { comparedSets, type TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import { groupTies } from "@/lib/builder/criteria/group-ties";
import { formatRowOrder, type RowOrder, rowOrders, sortFoundRows } from "@/lib/builder/criteria/sort-rows";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { FoundSet } from "@/lib/builder/search/query";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { formatCount } from "@/lib/text/format";
import type { SavedNames } from "../found/CharmLine";
import { ExportSets } from "./ExportSets";
import { ResultRow } from "./ResultRow";
import { useRowWalk } from "./use-row-walk";

/** Rows that come at once, and by how many the list then grows whenever nothing else is to be done. */
const firstRows = 3;
const moreRows = 5;
/** Rows before more are asked for, and how many come then: a hundred are thirty screens of a phone. */
const pageRows = 20;

interface ResultsProps {
  /** Best first. */
  sets: readonly FoundSet[];
  /** Query of the results. */
  query: PostedQuery;
  /** The same as text. */
  title: string;
  /** They answer an earlier question. */
  isOld: boolean;
  builderData: BuilderData;
  loadout: Loadout;
  savedNames: SavedNames;
  ticked: readonly TickedRow[];
  onTick(ticked: TickedRow, on: boolean): void;
  onEquip(set: FoundSet): void;
  onExclude(id: string): void;
}

/** The found sets, to sort, compare and equip. */
export const Results = memo(function Results(props: ResultsProps) {
  const { sets, query, title, isOld, builderData, loadout, savedNames, ticked, onTick, onEquip, onExclude } =
    props;
  const rowIndex = useMemo(() => createRowIndex(builderData.armor), [builderData]);
  const [chosen, setChosen] = useState<RowOrder>("found");
  const order = useDeferredValue(chosen);
  // The same rows for the same sets: they come again with every progress message.
  const createRow = useMemo(() => createRowMaker(query, rowIndex), [query, rowIndex]);
  const ordered = useMemo(
    () => (order === "found" ? sets : sortFoundRows(sets.map(createRow), order).map(({ set }) => set)),
    [sets, createRow, order],
  );
  const groups = useMemo(() => groupTies(ordered, query.objective, order), [ordered, query.objective, order]);
  // By key: the same set comes anew with every message of the search.
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const onUnfold = useCallback((key: string) => {
    setUnfolded(
      (before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
    );
  }, []);
  const [wanted, setWanted] = useState(pageRows);
  const listed = groups
    .slice(0, wanted)
    .flatMap(({ first, others }) => [
      { set: first, ties: others.length },
      ...(unfolded.has(getSetKey(first)) ? others.map((set) => ({ set, ties: 0 })) : []),
    ]);
  const places = useMemo(() => new Map(ordered.map((set, at) => [set, at + 1])), [ordered]);
  const shown = listed
    .slice(0, useGrowing(listed.length))
    .map(({ set, ties }) => ({ row: createRow(set), place: places.get(set) ?? 0, ties }));
  const list = useRef<HTMLOListElement>(null);
  const focusNew = useFocusOnRow(list, shown.length);
  const walk = useRowWalk(list, shown.length);
  const left = groups.length - wanted;
  return (
    <section className="grid-cols-1 grid gap-2" aria-label="Sets found">
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4">
        <h2 className="text-17 leading-6">{formatCount(sets.length, "set", "sets")}</h2>
        <NativeSelect
          label="Sort by"
          mod="label-before"
          size="sm"
          value={chosen}
          onChange={(event) => setChosen(rowOrders.find((each) => each === event.target.value) ?? "found")}
        >
          {rowOrders.map((each) => (
            <option key={each} value={each}>
              {formatRowOrder(each)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p className="text-14 leading-5">
        {isOld ? "Earlier search: " : "Best by: "}
        {title}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-13 leading-4.5 text-dim">
          Defense and resistances of the pieces, without skills
          {query.objective?.kind === "damage" && "; damage to target adds up hits rounded as in the game"}.
        </p>
        <ExportSets
          listRows={() => ordered.map(createRow)}
          getName={builderData.getName}
          savedNames={savedNames}
        />
      </div>
      <ol
        ref={list}
        className="grid-cols-1 grid gap-2"
        data-sets
        onKeyDown={walk.onKeyDown}
        onFocus={walk.onFocus}
      >
        {shown.map(({ row, place, ties }, at) => (
          <ResultRow
            key={row.key}
            row={row}
            place={place}
            ties={ties}
            isUnfolded={unfolded.has(row.key)}
            isCurrent={at === walk.current}
            isEquipped={isSetEquipped(loadout, row.set)}
            isTicked={ticked.some((each) => each.row.key === row.key)}
            isFull={ticked.length >= comparedSets.max}
            savedNames={savedNames}
            getName={builderData.getName}
            onUnfold={onUnfold}
            onEquip={onEquip}
            onTick={onTick}
            onExclude={onExclude}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button
          className="justify-self-center"
          onClick={() => {
            focusNew(listed.length);
            setWanted(wanted + pageRows);
          }}
        >
          Show {Math.min(pageRows, left)} more <span className="visually-hidden">sets</span>
        </Button>
      )}
    </section>
  );
});

/** Makes rows of sets, each once. */
function createRowMaker(
  { objective: _, ...query }: PostedQuery,
  builderData: RowIndex,
): (set: FoundSet) => FoundRow {
  const rows = new Map<string, FoundRow>();
  return (set) => {
    const key = getSetKey(set);
    const row = rows.get(key) ?? createFoundRow(set, query, builderData);
    rows.set(key, row);
    return row;
  };
}

/**
 * Gives the focus to a row that is still to come.
 *
 * @param count rows in the list by now
 */
function useFocusOnRow(list: RefObject<HTMLElement | null>, count: number): (row: number) => void {
  const due = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (due.current === null || count <= due.current) return;
    list.current?.children[due.current]?.querySelector("button")?.focus();
    due.current = null;
  }, [list, count]);
  return (row) => {
    due.current = row;
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
  return Math.min(count, all);
}
