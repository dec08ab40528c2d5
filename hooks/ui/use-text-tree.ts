import { createContext, useContext } from "react";
import useSWRImmutable from "swr/immutable";
import type { MarkdownBudget } from "@/lib/text/markdown-budget";
import type { TextNode } from "@/lib/text/text-tree";

/** The trees that the server has made of the texts of a page, by text. */
export const TextTrees = createContext<ReadonlyMap<string, readonly TextNode[]>>(new Map());

/**
 * The tree of a text in Markdown: the page's own; for a text that was written since, by the parser, which
 * loads then. `null` until it has.
 */
export function useTextTree(text: string, budget: MarkdownBudget): readonly TextNode[] | null {
  const known = useContext(TextTrees).get(text);
  const { data } = useSWRImmutable(
    known ? null : `text-tree ${budget.depth} ${budget.nodes} ${text}`,
    async () => (await import("@/lib/text/build-text-tree")).buildTextTree(text, budget),
  );
  return known ?? data ?? null;
}
