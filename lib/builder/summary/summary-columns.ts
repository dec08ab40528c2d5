import type { WeaponElement } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber, formatSigned } from "@/lib/text/format";
import type { DerivedLoadout } from "../loadout/derived";
import type { LoadoutSummary } from "./summarize-loadout";
import type { WeaponFigures } from "./weapon-figures";

/** The figures of one column. Plain JSON. */
interface ColumnFigures {
  /** `null` without a weapon. */
  readonly weapon: WeaponFigures | null;
  readonly defense: number;
}

/** The three columns in which a build is summed up everywhere. Plain JSON. */
export interface SummaryColumns {
  readonly base: ColumnFigures;
  readonly always: ColumnFigures;
  /** Lowest and highest figures over all moves; `null` = no target is known. */
  readonly target: { readonly least: ColumnFigures; readonly most: ColumnFigures } | null;
}

/** One column as it is read. */
export interface ReadColumn {
  readonly key: "base" | "always" | "target";
  /** "Base", "Always on", "Against Rathalos". */
  readonly label: string;
  readonly cells: readonly ReadCell[];
}

/** One figure as it is read. Columns of one summary have the same cells in the same order. */
export interface ReadCell {
  readonly key: string;
  readonly label: string;
  /** Of a figure that is an element or ailment. */
  readonly element: WeaponElement | null;
  readonly text: string;
  /** It differs from the base. */
  readonly isChanged: boolean;
  /** It is below 0, which affinity alone can be. */
  readonly isNegative: boolean;
  /** Displayed units of an element that has reached its cap; `null` = it has not, or has none. */
  readonly cap: number | null;
}

/** Names of the columns. */
const columnLabels = { base: "Base", always: "Always on", target: "Against this target" } as const;

/** The columns of a summary. Defense is the same against every target. */
export function toSummaryColumns({ weapon, defense }: LoadoutSummary): SummaryColumns {
  const target = weapon?.target ?? null;
  const always = { weapon: weapon?.always ?? null, defense: defense.always };
  return {
    base: { weapon: weapon?.base ?? null, defense: defense.base },
    always,
    target: target && {
      least: { ...always, weapon: target.least },
      most: { ...always, weapon: target.most },
    },
  };
}

/**
 * The columns as they are read, those that are known.
 *
 * @param target name of the target; `null` = it goes without a name
 */
export function readColumns(columns: SummaryColumns, target: string | null = null): readonly ReadColumn[] {
  const { base, always } = columns;
  const plain = readCells(base, base);
  const mark = (cells: readonly ReadCell[]) =>
    cells.map((cell, at) => ({ ...cell, isChanged: cell.text !== plain[at]?.text }));
  return [
    { key: "base", label: columnLabels.base, cells: plain },
    { key: "always", label: columnLabels.always, cells: mark(readCells(always, always)) },
    ...(columns.target === null
      ? []
      : [
          {
            key: "target" as const,
            label: target === null ? columnLabels.target : `Against ${target}`,
            cells: mark(readCells(columns.target.least, columns.target.most)),
          },
        ]),
  ];
}

/** The columns of a summary as they are read; see `readColumns`. */
export function readSummary(summary: LoadoutSummary, target: string | null = null): readonly ReadColumn[] {
  return readColumns(toSummaryColumns(summary), target);
}

/**
 * One column in a line: "Base: attack 220, affinity −10%, fire 300, sharpness white".
 *
 * @param isLeftOut cells that are told elsewhere
 */
export function formatColumn(
  { label, cells }: ReadColumn,
  isLeftOut: (cell: ReadCell) => boolean = () => false,
): string {
  const words = cells
    .filter((cell) => !isLeftOut(cell))
    .map(
      (cell) =>
        `${cell.label.toLowerCase()} ${cell.key === "sharpness" ? cell.text.toLowerCase() : cell.text}`,
    );
  return `${label}: ${words.join(", ")}`;
}

/** The columns of a loadout without a weapon. */
export function readArmorColumns({
  defense: { base, withSkills },
}: Pick<DerivedLoadout, "defense">): readonly ReadColumn[] {
  return readColumns({
    base: { weapon: null, defense: base },
    always: { weapon: null, defense: withSkills },
    target: null,
  });
}

function readCells(least: ColumnFigures, most: ColumnFigures): readonly ReadCell[] {
  const { weapon: from } = least;
  const { weapon: to } = most;
  const defense = createCell("defense", "Defense", formatNumber(least.defense, 0));
  if (!from || !to) return [defense];
  const affinity = formatRange(from.affinity, to.affinity, (value) => formatSigned(value, "%", 1));
  const elements = from.elements.map(({ type, value, cap }, at): ReadCell => {
    const highest = to.elements[at]?.value ?? value;
    return {
      ...createCell(type, elementLabels[type], formatRange(value, highest, formatTenths)),
      element: type,
      cap: cap !== null && highest >= cap ? cap : null,
    };
  });
  return [
    createCell("attack", "Attack", formatRange(from.attack, to.attack, formatTenths)),
    { ...createCell("affinity", "Affinity", affinity), isNegative: from.affinity < 0 },
    ...elements,
    ...(to.color === null ? [] : [createCell("sharpness", "Sharpness", capitalize(to.color))]),
    defense,
  ];
}

function createCell(key: string, label: string, text: string): ReadCell {
  return { key, label, element: null, text, isChanged: false, isNegative: false, cap: null };
}

function formatTenths(value: number): string {
  return formatNumber(value, 1);
}

function formatRange(least: number, most: number, format: (value: number) => string): string {
  return format(least) === format(most) ? format(least) : `${format(least)} to ${format(most)}`;
}
