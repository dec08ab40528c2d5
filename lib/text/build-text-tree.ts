import { findMarkdownProblem, type MarkdownBudget, measureMarkdownTree } from "./markdown-budget";
import { parseMarkdown, type TextShape, toTextLink, toTextNodes } from "./parse-markdown";
import type { TextInline, TextNode } from "./text-tree";
import { createTreeCache } from "./tree-cache";

const built = createTreeCache<readonly TextNode[]>(60_000);

/**
 * The tree of a text that a player wrote, which may be older than a rule. A text over its budget is shown as it
 * was typed: it is not worth an error, and must not cost a stack. A text is parsed once in each process.
 */
export function buildTextTree(text: string, budget: MarkdownBudget): readonly TextNode[] {
  return built.read(`${budget.depth} ${budget.nodes} ${text}`, () => {
    const typed = { value: [{ type: "typed", text } as const], nodes: 0 };
    if (findMarkdownProblem(text, budget)) return typed;
    const root = parseMarkdown(text);
    const { count, problem } = measureMarkdownTree(root, budget);
    return problem ? typed : { value: toTextNodes(root.children, shape), nodes: count };
  });
}

const headingLevels = [3, 3, 4, 5, 6, 6] as const;

const shape: TextShape<
  never,
  Exclude<TextNode, { type: "paragraph" | "list" | "quote" | "code" | "rule" }>
> = {
  text: (text) => [{ type: "text", text }],
  code: (value) => value,
  heading: (depth, children) => ({ type: "heading", level: headingLevels[depth - 1] ?? 6, children }),
  link: toLink,
  // Pictures of strangers are not loaded: a link leads to each.
  image: (url, alt) => toLink(url, [{ type: "text", text: alt || "Picture" }]),
  paragraph: () => null,
};

/** A link without links in it, as browsers allow none; its words alone where it leads nowhere. */
function toLink(url: string, children: readonly TextInline[]): TextInline[] {
  const words = children.flatMap(withoutLinks);
  const link = toTextLink(url);
  return link ? [{ type: "link", ...link, children: words }] : words;
}

function withoutLinks(inline: TextInline): readonly TextInline[] {
  if (inline.type === "link") return inline.children;
  return "children" in inline ? [{ ...inline, children: inline.children.flatMap(withoutLinks) }] : [inline];
}
