import { fromMarkdown } from "mdast-util-from-markdown";
import { siteConfig } from "@/lib/site/config";
import { getOutsideHost, toSitePath } from "@/lib/site/to-site-path";
import { disabledMarkdown } from "./markdown-budget";
import type { PlainInline, PlainNode } from "./text-tree";

export type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
export type Paragraph = Extract<RootContent, { type: "paragraph" }>;
export type PhrasingContent = Paragraph["children"][number];

/** Parses Markdown as the site understands it: HTML is text. The text has to have passed `findMarkdownProblem`. */
export function parseMarkdown(text: string) {
  return fromMarkdown(text, { extensions: [{ disable: { null: disabledMarkdown } }] });
}

/**
 * How a kind of text shows what is not the same in all: its own nodes, and what is refused of a link or a picture.
 *
 * @template I inline parts of its own
 * @template N nodes of its own
 */
export interface TextShape<I, N> {
  text(value: string): (PlainInline<I> | I)[];
  /** Code as it was typed. */
  code(value: string): string;
  heading(depth: number, children: (PlainInline<I> | I)[]): N;
  link(url: string, children: (PlainInline<I> | I)[], node: PhrasingContent): (PlainInline<I> | I)[];
  image(url: string, alt: string, node: PhrasingContent): (PlainInline<I> | I)[];
  /** A node of its own in the place of a paragraph; `null` = the paragraph. @param isTop in no quote and no list */
  paragraph(node: Paragraph, isTop: boolean): N | null;
}

/** Makes what a page shows of parsed content. */
export function toTextNodes<I, N>(
  children: readonly RootContent[],
  shape: TextShape<I, N>,
  isTop = true,
): (PlainNode<I, N> | N)[] {
  return children.flatMap((node): (PlainNode<I, N> | N)[] => {
    switch (node.type) {
      case "heading":
        return [shape.heading(node.depth, toTextInlines(node.children, shape))];
      case "paragraph":
        return [
          shape.paragraph(node, isTop) ?? {
            type: "paragraph",
            children: toTextInlines(node.children, shape),
          },
        ];
      case "list": {
        const items = node.children.map((item) => toTextNodes(item.children, shape, false));
        return [{ type: "list", start: node.ordered ? (node.start ?? 1) : null, items }];
      }
      case "blockquote":
        return [{ type: "quote", children: toTextNodes(node.children, shape, false) }];
      case "code":
        return [{ type: "code", text: shape.code(node.value) }];
      case "thematicBreak":
        return [{ type: "rule" }];
      default:
        return [];
    }
  });
}

/** Makes what a paragraph shows. */
export function toTextInlines<I>(
  children: readonly PhrasingContent[],
  shape: Pick<TextShape<I, unknown>, "text" | "code" | "link" | "image">,
): (PlainInline<I> | I)[] {
  return children.flatMap((node): (PlainInline<I> | I)[] => {
    switch (node.type) {
      case "text":
        return shape.text(node.value);
      case "strong":
        return [{ type: "strong", children: toTextInlines(node.children, shape) }];
      case "emphasis":
        return [{ type: "em", children: toTextInlines(node.children, shape) }];
      case "inlineCode":
        return [{ type: "code", text: shape.code(node.value) }];
      case "break":
        return [{ type: "break" }];
      case "link":
        return shape.link(node.url, toTextInlines(node.children, shape), node);
      case "image":
        return shape.image(node.url, node.alt ?? "", node);
      default:
        return [];
    }
  });
}

/** Where a link of a text leads; `null` where it leads nowhere. */
export function toTextLink(url: string): { href: string; host: string | null } | null {
  const path = toSitePath(url);
  if (path) return { href: path, host: null };
  const host = getOutsideHost(url);
  if (host === null) return null;
  // As it was typed, but for what browsers would complete.
  return { href: /^https?:\/\//.test(url) ? url : new URL(url, siteConfig.url).href, host };
}
