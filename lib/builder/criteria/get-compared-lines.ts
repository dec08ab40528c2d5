import { elements } from "@/lib/catalog/codes";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { getSlotFigure } from "../search/set-figure";
import type { FoundRow } from "./create-found-row";

/** Minimum and maximum number of sets in the comparison. */
export const comparedSets = { min: 2, max: 4 };

/** A set that was ticked for the comparison. */
export interface TickedRow {
  readonly row: FoundRow;
  /** Where it stood in the list, from 1. */
  readonly place: number;
}

/** One line of the table: a figure of each set, in the order of the sets. */
export interface ComparedLine {
  readonly key: string;
  readonly label: ComparedLabel;
  readonly cells: readonly ComparedCell[];
  /** The sets differ here. */
  readonly differs: boolean;
}

export type ComparedLabel =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "element"; readonly element: (typeof elements)[number] }
  | { readonly kind: "skill"; readonly id: string };

interface ComparedCell {
  /** Compared value; higher is better. */
  readonly value: number;
  /** Text of the value. */
  readonly text: string;
  /** It is the highest, and not all have it. */
  readonly best: boolean;
}

/**
 * The figures of sets next to each other: defense, free slots, resistances, damage where it is known, and every skill
 * that one of them has. Skills that differ come first.
 *
 * @param skills all skills, in the order in which they are listed
 */
export function getComparedLines(
  rows: readonly FoundRow[],
  skills: readonly { readonly id: string }[],
): readonly ComparedLine[] {
  const word = (text: string): ComparedLabel => ({ kind: "word", word: text });
  const figures = [
    createLine("defense", word("Defense, base"), rows, ({ set }) => set.defense),
    createLine("defense-always", word("Defense, always on"), rows, ({ always }) => always.defense),
    ...(rows.some(({ set }) => set.damage !== undefined)
      ? [
          createLine(
            "damage",
            word("Damage"),
            rows,
            ({ set }) => Math.round((set.damage ?? 0) * 10) / 10,
            ({ set }) => formatNumber(set.damage ?? 0, 1),
          ),
        ]
      : []),
    createLine(
      "slots",
      word("Free slots"),
      rows,
      ({ set }) => getSlotFigure(set.freeSlots),
      ({ set }) => formatFreeSlots(set.freeSlots),
    ),
    ...elements.map((element) =>
      createLine(
        element,
        { kind: "element", element },
        rows,
        ({ always }) => always.resistances[element],
        ({ always }) => formatSigned(always.resistances[element]),
      ),
    ),
  ];
  const had = skills
    .filter(({ id }) => rows.some(({ levels }) => levels.has(id)))
    .map(({ id }) => createLine(id, { kind: "skill", id }, rows, ({ levels }) => levels.get(id) ?? 0));
  return [...figures, ...had.toSorted((a, b) => Number(b.differs) - Number(a.differs))];
}

/**
 * One line, the best marked where not all are alike.
 *
 * @param getText default the figure as it is
 */
export function createLine<Row>(
  key: string,
  label: ComparedLabel,
  rows: readonly Row[],
  getFigure: (row: Row) => number,
  getText: (row: Row) => string = (row) => `${getFigure(row)}`,
): ComparedLine {
  const values = rows.map(getFigure);
  const maxValue = Math.max(...values);
  const differs = values.some((value) => value !== maxValue);
  const cells = rows.map((row, at) => {
    const value = values[at] ?? 0;
    return { value, text: getText(row), best: differs && value === maxValue };
  });
  return { key, label, cells, differs };
}

/** `5×3 2×1`: five slots of level 3, two of level 1. */
function formatFreeSlots(counts: readonly [number, number, number]): string {
  const words = [3, 2, 1].flatMap((level) => {
    const count = counts[level - 1] ?? 0;
    return count > 0 ? [`${count}×${level}`] : [];
  });
  return words.join(" ") || "—";
}
