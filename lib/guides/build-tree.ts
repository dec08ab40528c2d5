import { toGuideImage } from "@/lib/site/image-hosts";
import { toSitePath } from "@/lib/site/to-site-path";
import { describeMarkdownProblem } from "@/lib/text/markdown-budget";
import { readMarks, restoreMarks, type SplitText } from "./blocks";
import type {
  GuideInline,
  GuideNode,
  GuideProblem,
  GuideTocEntry,
  RenderedGuide,
  ResolvedBlock,
} from "./guide-tree";
import {
  type ParsedGuide,
  type ParsedTable,
  type PhrasingContent,
  parseGuide,
  type RootContent,
  toTableLine,
} from "./parse-guide";
import { guideBudget, maxTextLength, toGuideSlug, wordsPerMinute } from "./rules";

type List = Extract<RootContent, { type: "list" }>;
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
  const nodes = toNodes(children, context, true);
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

function toNodes(children: readonly RootContent[], context: Context, isTop: boolean): GuideNode[] {
  return children.flatMap((child) => toNode(child, context, isTop));
}

function toNode(node: RootContent, context: Context, isTop: boolean): GuideNode[] {
  switch (node.type) {
    case "heading":
      return [toHeading(node.depth, toInlines(node.children, context), context)];
    case "paragraph": {
      const block = getLoneBlock(node.children, context);
      if (block) return [block];
      const table = isTop ? context.tables.get(node) : undefined;
      if (table) return [toTable(table, context, node.position?.start.line ?? 1)];
      return [{ type: "paragraph", children: toInlines(node.children, context) }];
    }
    case "list":
      return [toList(node, context)];
    case "blockquote":
      return [{ type: "quote", children: toNodes(node.children, context, false) }];
    case "code":
    case "html":
      return [{ type: "code", text: restoreMarks(node.value, context.split.blocks) }];
    case "thematicBreak":
      return [{ type: "rule" }];
    default:
      return [];
  }
}

function toHeading(depth: number, children: readonly GuideInline[], context: Context): GuideNode {
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

function toList({ ordered, start, children }: List, context: Context): GuideNode {
  return {
    type: "list",
    start: ordered ? (start ?? 1) : null,
    items: children.map((item) => toNodes(item.children, context, false)),
  };
}

function toTable({ table, cells: parsed }: ParsedTable, context: Context, line: number): GuideNode {
  const [head = [], ...rows] = table.rows;
  const toCells = (cells: readonly string[], row: number) =>
    cells.map((cell, column) => {
      if (cell === "") return [];
      const content = parsed[row]?.[column];
      return content ? toInlines(content, context, line + toTableLine(row)) : toText(cell, context);
    });
  return {
    type: "table",
    align: table.align,
    head: toCells(head, 0),
    rows: rows.map((cells, index) => toCells(cells, index + 1)),
  };
}

/** A block that is alone in its paragraph, at its full size; `null` for everything else. */
function getLoneBlock(children: readonly PhrasingContent[], context: Context): GuideNode | null {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "text") return null;
  const [mark, ...rest] = readMarks(only.value.trim());
  const block = rest.length === 0 && typeof mark === "number" ? context.resolved[mark] : undefined;
  if (!block || block.type === "text") return null;
  return block.type === "cite" ? { ...block, type: "card" } : block;
}

function toInlines(children: readonly PhrasingContent[], context: Context, line?: number): GuideInline[] {
  return children.flatMap((child): GuideInline[] => {
    const at = line ?? child.position?.start.line ?? 1;
    switch (child.type) {
      case "text":
        return toText(child.value, context);
      case "strong":
        return [{ type: "strong", children: toInlines(child.children, context, line) }];
      case "emphasis":
        return [{ type: "em", children: toInlines(child.children, context, line) }];
      case "inlineCode":
      case "html":
        return [{ type: "code", text: restoreMarks(child.value, context.split.blocks) }];
      case "break":
        return [{ type: "break" }];
      case "link":
        return toLink(child.url, toInlines(child.children, context, line), context, at);
      case "image":
        return toImage(child.url, child.alt ?? "", context, at);
      default:
        return [];
    }
  });
}

/** A link without links in it. Addresses of other than web schemes lead nowhere: their words stay. */
function toLink(url: string, children: GuideInline[], context: Context, line: number): GuideInline[] {
  const words = children.flatMap(withoutLinks);
  const path = toSitePath(url);
  if (path) {
    if (!context.isPage(path)) {
      context.problems.push({ line, message: `There is no page at ${path.slice(0, 60)}.` });
    }
    return [{ type: "link", href: path, host: null, children: words }];
  }
  const outside = URL.canParse(url) ? new URL(url) : null;
  if (outside && (outside.protocol === "https:" || outside.protocol === "http:")) {
    return [{ type: "link", href: outside.href, host: outside.host, children: words }];
  }
  context.problems.push({ line, message: `${url.slice(0, 60)} is not a web address.` });
  return words;
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
