import { type CsvLine, parseCsv } from "@/lib/text/csv";

/** A line that was not taken, and why, as one sentence. */
export interface BadLine {
  readonly line: number;
  readonly why: string;
}

/** Lines of a table after its header, by the header's words. */
export interface CsvTable {
  readonly columns: ReadonlyMap<string, number>;
  readonly lines: readonly CsvLine[];
  /** Lines of which nothing can be read, and those after the last one that is looked at. */
  readonly bad: readonly BadLine[];
}

/** Longest file that is looked at, in characters, and most lines of it. */
export const maxCsvLength = 1_000_000;
export const maxCsvLines = 5_000;

/**
 * A text as a table; its first line is the header, whose words are compared without case and spaces. Of a text that is too long
 * only whole lines are read.
 */
export function readCsvTable(text: string): CsvTable {
  const [header, ...all] = parseCsv(cutToLines(text));
  // Its own quote took in all that follows.
  if (header?.isUnclosed) all.unshift(header);
  const columns = new Map<string, number>();
  header?.cells.forEach((cell, at) => {
    const key = toColumnKey(cell);
    if (!columns.has(key)) columns.set(key, at);
  });
  const looked = all.slice(0, maxCsvLines);
  const lines = looked.filter(({ isUnclosed }) => !isUnclosed);
  const bad = looked.flatMap(({ line, isUnclosed }) =>
    isUnclosed ? [{ line, why: "A quotation mark is not closed, so nothing was read from here on." }] : [],
  );
  const next = all[maxCsvLines]?.line ?? (text.length > maxCsvLength ? getNextLine(text) : null);
  if (next !== null) bad.push({ line: next, why: "The file is too long. Nothing was read from here on." });
  if (all.length === 0) bad.push({ line: 2, why: "There is nothing below the header." });
  return { columns, lines, bad };
}

/** A number could be cut in two with the line it is in. */
function cutToLines(text: string): string {
  if (text.length <= maxCsvLength) return text;
  const start = text.slice(0, maxCsvLength);
  return start.slice(0, start.lastIndexOf("\n") + 1);
}

function getNextLine(text: string): number {
  return cutToLines(text).split("\n").length;
}

/** A word of a header as it is compared. */
function toColumnKey(word: string): string {
  return word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_-]/g, "");
}

/** The cell of a line by the first of these columns that the table has; empty where there is none. */
export function readCell({ columns }: CsvTable, line: CsvLine, ...names: readonly string[]): string {
  for (const name of names) {
    const at = columns.get(toColumnKey(name));
    if (at !== undefined) return line.cells[at] ?? "";
  }
  return "";
}

/** Whether a table has one of these columns. */
export function hasColumn({ columns }: CsvTable, ...names: readonly string[]): boolean {
  return names.some((name) => columns.has(toColumnKey(name)));
}

/** A bad line as text. */
export function formatBadLine({ line, why }: BadLine): string {
  return `Line ${line}: ${why}`;
}
