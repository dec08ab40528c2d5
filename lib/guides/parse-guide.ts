import { findMarkdownProblem, type MarkdownProblem, measureMarkdownTree } from "@/lib/text/markdown-budget";
import {
  type Paragraph,
  type PhrasingContent,
  parseMarkdown,
  type RootContent,
} from "@/lib/text/parse-markdown";
import { createTreeCache } from "@/lib/text/tree-cache";
import { guideBudget } from "./rules";

/** A table as it is written: with a bar at the beginning of each line, and a line of dashes below its head. */
interface TextTable {
  readonly align: readonly ("start" | "center" | "end")[];
  /** The head first. Every row has as many cells as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** Columns that fit a page. */
const maxColumns = 12;
const maxRows = 200;

/** Reads a paragraph as a table; `null` where it is none, or one with more than 12 columns or 200 rows. */
function readTable(source: string): TextTable | null {
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

/** The cells of a table, each by itself; `null` for one that shows what was typed. */
export interface ParsedTable {
  readonly table: TextTable;
  readonly cells: readonly (readonly (readonly PhrasingContent[] | null)[])[];
}

/** A text whose blocks are taken out, parsed and within its budget; or what is wrong with it. */
export type ParsedGuide =
  | {
      readonly ok: true;
      readonly children: readonly RootContent[];
      readonly tables: ReadonlyMap<Paragraph, ParsedTable>;
    }
  | { readonly ok: false; readonly problem: MarkdownProblem };

/** Signs that make a cell more than its text. */
const marked = /[*_[`<\\]/;

const parsed = createTreeCache<ParsedGuide>(60_000);

/**
 * Parses the text of a guide within its budget of nodes, those in the cells of its tables included; once in each
 * process. What blocks show is filled in with each view, as what they point to changes.
 *
 * @param text after `splitBlocks`
 */
export function parseGuide(text: string): ParsedGuide {
  return parsed.read(text, () => makeGuide(text));
}

function makeGuide(text: string): { value: ParsedGuide; nodes: number } {
  const refuse = (problem: MarkdownProblem) => ({ value: { ok: false, problem } as const, nodes: 0 });
  const found = findMarkdownProblem(text, guideBudget);
  if (found) return refuse(found);
  const { children, ...root } = parseMarkdown(text);
  const { count, problem } = measureMarkdownTree({ ...root, children }, guideBudget);
  if (problem) return refuse(problem);
  let nodes = count;
  const tables = new Map<Paragraph, ParsedTable>();
  for (const child of children) {
    if (child.type !== "paragraph") continue;
    const table = readTable(getSource(child, text));
    if (!table) continue;
    const line = child.position?.start.line ?? 1;
    const rows: (readonly PhrasingContent[] | null)[][] = [];
    for (const [index, row] of table.rows.entries()) {
      const cells: (readonly PhrasingContent[] | null)[] = [];
      for (const cell of row) {
        const tree = parseCell(cell);
        nodes += tree.nodes;
        if (nodes > guideBudget.nodes) return refuse({ reason: "too-many", line: line + toTableLine(index) });
        cells.push(tree.content);
      }
      rows.push(cells);
    }
    tables.set(child, { table, cells: rows });
  }
  return { value: { ok: true, children, tables }, nodes };
}

/** Line of a row of a table, counted from its head: the line of dashes below that is no row. */
export function toTableLine(row: number): number {
  return row === 0 ? 0 : row + 1;
}

/** A cell is parsed by itself, so it is held against the budget by itself. */
function parseCell(cell: string): { content: readonly PhrasingContent[] | null; nodes: number } {
  if (!marked.test(cell) || findMarkdownProblem(cell, guideBudget)) return { content: null, nodes: 1 };
  const tree = parseMarkdown(cell);
  const { count, problem } = measureMarkdownTree(tree, guideBudget);
  const [first] = tree.children;
  return { content: !problem && first?.type === "paragraph" ? first.children : null, nodes: count };
}

function getSource({ position }: Paragraph, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
