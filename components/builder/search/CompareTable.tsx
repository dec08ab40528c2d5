import { ElementValue } from "@/components/wiki/kit/ElementValue";
import { Name } from "@/components/wiki/kit/Name";
import { type ComparedLabel, compareRows } from "@/lib/builder/ask/compare-rows";
import type { FoundRow, RowBook } from "@/lib/builder/ask/found-row";
import type { NameOf } from "@/lib/builder/loadout/problem-words";
import type { FoundSet } from "@/lib/builder/search/query";
import classes from "./CompareTable.module.css";

interface CompareTableProps {
  rows: readonly FoundRow[];
  /** Their places in the list, from 1. */
  places: readonly number[];
  book: RowBook;
  nameOf: NameOf;
  onWear(set: FoundSet): void;
  onClear(): void;
}

/** Ticked sets side by side; where they differ, the best is marked. */
export function CompareTable({ rows, places, book, nameOf, onWear, onClear }: CompareTableProps) {
  return (
    <section className={classes.compare} aria-label="Sets side by side">
      <div className={classes.head}>
        <h3 className={classes.title}>Side by side</h3>
        {rows.length < 2 && <span className={classes.hint}>Tick one more set.</span>}
        <button type="button" className={classes.clear} onClick={onClear}>
          Close
        </button>
      </div>
      {rows.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys
        <section className={classes.scroll} tabIndex={0} aria-label="Figures of the ticked sets">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Figure</span>
                </th>
                {rows.map((row, at) => (
                  <th key={row.key} scope="col">
                    Set {places[at]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compareRows(rows, book).map(({ key, label, cells, differs }) => (
                <tr key={key} data-same={!differs || undefined}>
                  <th scope="row">
                    <Label label={label} nameOf={nameOf} />
                  </th>
                  {cells.map((cell, at) => (
                    <td key={rows[at]?.key} data-best={cell.best || undefined}>
                      {cell.value === 0 && label.kind === "skill" ? <span data-none>—</span> : cell.text}
                      {cell.best && <span className="visually-hidden"> (best)</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                {rows.map((row, at) => (
                  <td key={row.key}>
                    <button type="button" className={classes.wear} onClick={() => onWear(row.set)}>
                      Wear<span className="visually-hidden"> set {places[at]}</span>
                    </button>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </section>
  );
}

function Label({ label, nameOf }: { label: ComparedLabel; nameOf: NameOf }) {
  if (label.kind === "word") return label.word;
  if (label.kind === "element") return <ElementValue type={label.element} word size={15} />;
  return (
    <Name entity="skills" id={label.id}>
      {nameOf("skill", label.id)}
    </Name>
  );
}
