/** One line of a table, with the number of the line it begins in, from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote opens in this line and does not close, so that the rest of the text is in one cell. */
  readonly isUnclosed?: true;
}

/** Separators that spreadsheets write, depending on the country. */
const separators = [",", ";", "\t"] as const;

/** Beginnings that a spreadsheet would run as a formula, or reading would take for one written with an apostrophe. */
const formulaStart = /^'*[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?%?$/;

/** Begins a file, so that Excel reads it as UTF-8. */
const byteOrderMark = "\uFEFF";

type CsvRows = readonly (readonly (string | number)[])[];

/** A table as CSV that Excel opens as it is: what `formatCsv` writes, after a byte order mark. */
export function writeCsv(rows: CsvRows): string {
  return byteOrderMark + formatCsv(rows);
}

/**
 * A table as CSV for other programs (RFC 4180): commas, CRLF, no byte order mark. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front, which `parseCsv` removes.
 */
export function formatCsv(rows: CsvRows): string {
  return rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("");
}

function formatCell(value: string | number): string {
  const text = String(value);
  const isFormula = typeof value === "string" && formulaStart.test(text) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The lines of a CSV text with their cells, empty lines left out. Commas, semicolons or tabs separate: whichever the first line
 * has most of. Quoted cells may hold separators and line ends. Never throws; a quote that is not closed ends with the text.
 */
export function parseCsv(text: string): readonly CsvLine[] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = findSeparator(source);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let begin = 1;
  const endCell = () => {
    cells.push(cleanCell(cell));
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (isQuoted) lines.push({ line: begin, cells, isUnclosed: true });
    else if (cells.some((each) => each !== "")) lines.push({ line: begin, cells });
    cells = [];
    begin = line + 1;
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? "";
    const isLineEnd = character === "\n" || (character === "\r" && source[at + 1] !== "\n");
    if (isQuoted && character === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (character === '"' && (isQuoted || cell.trim() === "")) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = "";
    } else if (isQuoted) cell += character;
    else if (character === separator) endCell();
    else if (isLineEnd) endLine();
    else cell += character;
    if (isLineEnd) line++;
  }
  endLine();
  return lines;
}

function findSeparator(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function cleanCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
