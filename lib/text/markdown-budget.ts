/** The limits of a text in Markdown. */
export interface MarkdownBudget {
  /** Deepest nesting of quotes and lists, and of emphasis and links in them. */
  readonly depth: number;
  /** Lines, paragraphs, items, links, bold words and the like, all together. */
  readonly nodes: number;
}

export interface MarkdownProblem {
  readonly reason: "too-deep" | "too-many" | "long-paragraph";
  /** Counted from 1. */
  readonly line: number;
}

/** Characters that open or close something inside a paragraph. Each pair can nest one level deeper. */
const inlineMarks = /[*_[\]`<>!~]/g;
/** Of these in one paragraph: far more than anybody writes, far fewer than stall a parser. */
const maxInlineMarks = 600;
/**
 * Lines and UTF-16 units of one paragraph: a parser that carries a paragraph on looks back at all of it, line by line,
 * and at the rest of it for each mark that may be closed there. A table is a paragraph too, of 200 lines at most.
 */
const maxParagraphLines = 250;
const maxParagraphLength = 10_000;

/**
 * Constructs of Markdown that are switched off wherever a text of a stranger is parsed: underlined headings take a
 * parser quadratic time, references and definitions turn a short text into a page of megabytes, and character
 * references bring in letters that were cleaned away. HTML is text like any other.
 */
export const disabledMarkdown = [
  "setextUnderline",
  "definition",
  "characterReference",
  "htmlFlow",
  "htmlText",
];

/** A line across the page, which is no list however many dashes it has. */
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** An item whatever comes before it. Further in, the same characters can go on with a paragraph. */
const bullet = /^ {0,3}[-+*][ \t]+\S/;
/** Parsers count no other spaces than these as nothing. */
const blankLine = /^[ \t]*$/;

/**
 * Whether a text can be handed to a Markdown parser without harm, judged by its shape alone: parsers recurse for each
 * nested quote, list and emphasis, compare the open marks of a paragraph with one another, and take their time for each
 * line. Takes time in proportion to the length of the text and never throws. What passes here is parsed in such a time
 * too, and may still be over its budget; `checkMarkdownTree` checks that exactly.
 *
 * @returns `null` where nothing is wrong.
 */
export function findMarkdownProblem(text: string, { depth, nodes }: MarkdownBudget): MarkdownProblem | null {
  let paragraph = { marks: 0, lines: 0, length: 0 };
  let total = { marks: 0, nodes: 0 };
  let open = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const problem = (reason: MarkdownProblem["reason"]) => ({ reason, line: index + 1 });
    open = countContainers(line, open);
    if (open > depth) return problem("too-deep");
    // A blank line ends a paragraph, and a bullet begins one: nothing stays open over them.
    const isItem = bullet.test(line);
    const isBlank = blankLine.test(line);
    const isFirst = isItem || paragraph.lines === 0;
    if (isItem || isBlank) paragraph = { marks: 0, lines: 0, length: 0 };
    if (isBlank) continue;
    const marks = line.match(inlineMarks)?.length ?? 0;
    paragraph = {
      marks: paragraph.marks + marks,
      lines: paragraph.lines + 1,
      length: paragraph.length + line.length,
    };
    // An item has a paragraph, which has a text; a line that goes on adds nothing to the tree, but work.
    total = { marks: total.marks + marks, nodes: total.nodes + (isItem ? 3 : isFirst ? 2 : 1) };
    if (paragraph.marks > maxInlineMarks || total.nodes > nodes) return problem("too-many");
    // Bold words take four marks and become two parts, links take two; most marks of a text become parts of it.
    if (total.marks > 2 * nodes) return problem("too-many");
    if (paragraph.lines > maxParagraphLines || paragraph.length > maxParagraphLength) {
      return problem("long-paragraph");
    }
  }
  return null;
}

/**
 * Maximum number of quotes and list items that a line can be in: one for each marker at its beginning, and of those that were
 * open on the line before no more than its indentation has room for, two columns each.
 *
 * @param before Of the line before.
 */
function countContainers(line: string, before: number): number {
  let markers = 0;
  let columns = 0;
  let at = 0;
  while (markers <= 1000) {
    const rest = line.slice(at, at + 400);
    const space = /^[ \t]*/.exec(rest)?.[0] ?? "";
    const marker = /^(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/.exec(rest.slice(space.length))?.[0];
    columns += space.replaceAll("\t", "    ").length;
    if (!marker || (line.length - at <= 400 && rule.test(rest))) break;
    markers += 1;
    at += space.length + marker.length;
  }
  return markers + Math.min(before, Math.floor(columns / 2));
}

/** A node of a parsed text, as far as the budget looks at it. */
interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Holds a parsed text against its budget. Does not recurse. @returns `null` where nothing is wrong. */
export function checkMarkdownTree(root: TreeNode, budget: MarkdownBudget): MarkdownProblem | null {
  return measureMarkdownTree(root, budget).problem;
}

/** The same, with the number of nodes: as far as they were counted, where there is a problem. */
export function measureMarkdownTree(
  root: TreeNode,
  { depth, nodes }: MarkdownBudget,
): { readonly count: number; readonly problem: MarkdownProblem | null } {
  const open: { node: TreeNode; level: number }[] = [{ node: root, level: 0 }];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next;
    count += 1;
    const line = node.position?.start.line ?? 1;
    // A list and its item are one level for whoever reads.
    if (level > 2 * depth) return { count, problem: { reason: "too-deep", line } };
    if (count > nodes) return { count, problem: { reason: "too-many", line } };
    for (const child of node.children ?? []) open.push({ node: child, level: level + 1 });
  }
  return { count, problem: null };
}

/** The problem, as text that follows the name of the field: `notes must not nest …`. */
export function describeMarkdownProblem(
  { reason, line }: MarkdownProblem,
  { depth, nodes }: MarkdownBudget,
): string {
  switch (reason) {
    case "too-deep":
      return `must not nest quotes, lists or emphasis deeper than ${depth} levels (see line ${line})`;
    case "long-paragraph":
      return `must not have more than ${maxParagraphLines} lines or ${maxParagraphLength.toLocaleString("en-US")} characters in one paragraph; line ${line} is over the limit, so leave a line blank before it`;
    case "too-many":
      return `must not have more than ${nodes} parts (lines, paragraphs, list items, links, bold words); line ${line} is over the limit`;
  }
}
