import { toGuideImage } from "@/lib/site/image-hosts";
import { describeMarkdownProblem } from "@/lib/text/markdown-budget";
import { type PhrasingContent, toTextInlines, toTextLink, toTextNodes } from "@/lib/text/parse-markdown";
import { readMarks, restoreMarks, type SplitText } from "./blocks";
import type {
  GuideInline,
  GuideNode,
  GuideProblem,
  GuideShape,
  GuideTocEntry,
  RenderedGuide,
  ResolvedBlock,
} from "./guide-tree";
import { type ParsedGuide, type ParsedTable, parseGuide, toTableLine } from "./parse-guide";
import { guideBudget, maxTextLength, toGuideSlug, wordsPerMinute } from "./rules";

type OwnNode = ReturnType<GuideShape["heading"]>;
/** Paragraphs that a text over its budget is shown in. */
const maxPlainParagraphs = 300;

interface Context {
  readonly split: SplitText;
  readonly resolved: readonly ResolvedBlock[];
  readonly problems: GuideProblem[];
  readonly toc: GuideTocEntry[];
  readonly tables: Extract<ParsedGuide, { ok: true }>["tables"];
  readonly ids: Set<string>;
  /** How often a heading of a name was seen. */
  readonly counts: Map<string, number>;
  readonly isPage: IsPage;
}

/** Whether the site has a page at a path; only who writes needs to know. */
export type IsPage = (path: string) => boolean;

/**
 * Makes what a page shows of a text whose blocks are looked up. Pure. A text over its budget becomes plain paragraphs of
 * what was typed, with the problem; so it is safe with whatever is stored. Takes time in proportion to the text.
 */
export function buildGuideTree(
  split: SplitText,
  resolved: readonly ResolvedBlock[],
  isPage: IsPage = () => true,
): RenderedGuide {
  const plain = restoreMarks(split.text, split.blocks);
  const minutes = Math.max(1, Math.round((plain.match(/\S+/gu)?.length ?? 0) / wordsPerMinute));
  if (plain.length > maxTextLength) {
    const message = `The text is longer than ${maxTextLength} characters.`;
    return { nodes: toPlainNodes(plain), toc: [], minutes, problems: [{ line: 1, message }] };
  }
  const parsed = parseGuide(split.text);
  if (!parsed.ok) {
    const message = `The text ${describeMarkdownProblem(parsed.problem, guideBudget)}.`;
    const problems = [{ line: parsed.problem.line, message }];
    return { nodes: toPlainNodes(plain), toc: [], minutes, problems };
  }
  const { children, tables } = parsed;
  const context: Context = {
    ...{ split, resolved, tables, isPage },
    ...{ problems: [], toc: [], ids: new Set(), counts: new Map() },
  };
  const nodes = toTextNodes(children, toShape(context));
  const problems = [...listBlockProblems(split, resolved), ...context.problems];
  return { nodes, toc: context.toc, minutes, problems: problems.toSorted((a, b) => a.line - b.line) };
}

function toPlainNodes(text: string): GuideNode[] {
  const parts = text.split(/\n[ \t]*\n\s*/);
  const rest = parts.slice(maxPlainParagraphs).join("\n");
  const shown = [...parts.slice(0, maxPlainParagraphs), rest].filter((part) => part !== "");
  return shown.map((part) => ({ type: "paragraph", children: [{ type: "text", text: part }] }));
}

function listBlockProblems({ lines }: SplitText, resolved: readonly ResolvedBlock[]): GuideProblem[] {
  return resolved.flatMap((block, index) =>
    block.type === "text" ? [{ line: lines[index] ?? 1, message: `${block.text} ${block.problem}.` }] : [],
  );
}

/** @param line of a cell of a table: its parts know none of the text */
function toShape(context: Context, line?: number): GuideShape {
  const { blocks } = context.split;
  const lineOf = (node: PhrasingContent) => line ?? node.position?.start.line ?? 1;
  return {
    text: (value) => toText(value, context),
    code: (value) => restoreMarks(value, blocks),
    heading: (depth, children) => toHeading(depth, children, context),
    link: (url, children, node) => toLink(url, children, context, lineOf(node)),
    image: (url, alt, node) => toImage(url, alt, context, lineOf(node)),
    paragraph: (node, isTop) => {
      const table = isTop ? context.tables.get(node) : undefined;
      return (
        getLoneBlock(node.children, context) ??
        (table ? toTable(table, context, node.position?.start.line ?? 1) : null)
      );
    },
  };
}

function toHeading(depth: number, children: readonly GuideInline[], context: Context): OwnNode {
  const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4;
  const label = getText(children).trim();
  // The prefix keeps the anchors of a text apart from the ids of the page around it.
  const base = `g-${toGuideSlug(label) || "section"}`;
  let count = (context.counts.get(base) ?? 0) + 1;
  let id = count === 1 ? base : `${base}-${count}`;
  // A heading can have the number of another one in its name.
  for (; context.ids.has(id); count += 1) id = `${base}-${count + 1}`;
  context.counts.set(base, count);
  context.ids.add(id);
  if (level === 2 && label !== "") context.toc.push({ id, label: label.slice(0, 80) });
  return { type: "heading", level, id, children };
}

function toTable({ table, cells: parsed }: ParsedTable, context: Context, line: number): OwnNode {
  const [head = [], ...rows] = table.rows;
  const toCells = (cells: readonly string[], row: number) =>
    cells.map((cell, column) => {
      if (cell === "") return [];
      const content = parsed[row]?.[column];
      return content
        ? toTextInlines(content, toShape(context, line + toTableLine(row)))
        : toText(cell, context);
    });
  return {
    type: "table",
    align: table.align,
    head: toCells(head, 0),
    rows: rows.map((cells, index) => toCells(cells, index + 1)),
  };
}

/** A block that is alone in its paragraph, at its full size; `null` for everything else. */
function getLoneBlock(children: readonly PhrasingContent[], context: Context): OwnNode | null {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "text") return null;
  const [mark, ...rest] = readMarks(only.value.trim());
  const block = rest.length === 0 && typeof mark === "number" ? context.resolved[mark] : undefined;
  if (!block || block.type === "text") return null;
  return block.type === "cite" ? { ...block, type: "card" } : block;
}

/** A link without links in it. Addresses of other than web schemes lead nowhere: their words stay. */
function toLink(url: string, children: GuideInline[], context: Context, line: number): GuideInline[] {
  const words = children.flatMap(withoutLinks);
  const link = toTextLink(url);
  if (!link) {
    context.problems.push({ line, message: `${url.slice(0, 60)} is not a web address.` });
    return words;
  }
  if (link.host === null && !context.isPage(link.href)) {
    context.problems.push({ line, message: `There is no page at ${link.href.slice(0, 60)}.` });
  }
  return [{ type: "link", ...link, children: words }];
}

function withoutLinks(inline: GuideInline): GuideInline[] {
  switch (inline.type) {
    case "link":
      return [...inline.children];
    case "cite":
      return [{ type: "text", text: inline.text ?? inline.cite.name }];
    case "figure":
      return [{ type: "text", text: String(inline.figure.average) }];
    case "strong":
    case "em":
      return [{ type: inline.type, children: inline.children.flatMap(withoutLinks) }];
    default:
      return [inline];
  }
}

function toImage(url: string, alt: string, context: Context, line: number): GuideInline[] {
  const words = restoreMarks(alt, context.split.blocks);
  const src = toGuideImage(url);
  if (src) return [{ type: "image", src, alt: words }];
  context.problems.push({ line, message: `Pictures cannot come from ${url.slice(0, 60)}.` });
  return [{ type: "text", text: words || "Picture" }];
}

function toText(value: string, { resolved }: Context): GuideInline[] {
  return readMarks(value).flatMap((part): GuideInline[] => {
    if (typeof part === "string") return [{ type: "text", text: part }];
    const block = resolved[part];
    if (!block) return [];
    switch (block.type) {
      case "cite":
        return [block];
      case "damage":
        return [{ type: "figure", figure: block.figure }];
      case "text":
        return [{ type: "text", text: block.text }];
      case "video":
        return [{ type: "text", text: "(video)" }];
      default:
        return [{ type: "text", text: block.table.name }];
    }
  });
}

function getText(children: readonly GuideInline[]): string {
  return children
    .map((child): string => {
      if ("children" in child) return getText(child.children);
      if (child.type === "cite") return child.text ?? child.cite.name;
      return "text" in child ? child.text : "";
    })
    .join("");
}
