/** A table as it is written: with a bar at the beginning of each line, and a line of dashes below its head. */
export interface TextTable {
  readonly align: readonly ("start" | "center" | "end")[];
  /** The head first. Every row has as many cells as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** Columns that fit a page. */
const maxColumns = 12;
const maxRows = 200;

/** Reads a paragraph as a table; `null` where it is none, or one with more than 12 columns or 200 rows. */
export function readTable(source: string): TextTable | null {
  const lines = source.split("\n").map((line) => line.trim());
  if (lines.length < 2 || lines.length > maxRows || lines.some((line) => !line.startsWith("|"))) return null;
  const [head, rule, ...body] = lines.map(splitCells);
  if (!head || !rule || head.length > maxColumns || rule.length !== head.length) return null;
  if (!rule.every((cell) => /^:?-+:?$/.test(cell))) return null;
  const align = rule.map((cell) => {
    if (!cell.endsWith(":")) return "start";
    return cell.startsWith(":") ? "center" : "end";
  });
  const fit = (cells: readonly string[]) => head.map((_, column) => cells[column] ?? "");
  return { align, rows: [head, ...body.map(fit)] };
}

/** The cells of a line; `\|` is a bar inside a cell. */
function splitCells(line: string): string[] {
  const cells = line
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll("\\|", "|").trim());
}
