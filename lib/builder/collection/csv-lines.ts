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
}

/** Longest file that is looked at, in characters, and most lines of it. */
export const maxCsvLength = 1_000_000;
export const maxCsvLines = 5_000;

/** A text as a table; its first line is the header, whose words are compared without case and spaces. */
export function readCsvTable(text: string): CsvTable {
  const [header, ...lines] = parseCsv(text.slice(0, maxCsvLength));
  const columns = new Map<string, number>();
  header?.cells.forEach((cell, at) => {
    const key = toColumnKey(cell);
    if (!columns.has(key)) columns.set(key, at);
  });
  return { columns, lines: lines.slice(0, maxCsvLines) };
}

/** A word of a header as it is compared. */
export function toColumnKey(word: string): string {
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
