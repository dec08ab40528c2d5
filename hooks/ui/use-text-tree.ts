import { createContext, useContext } from "react";
import useSWRImmutable from "swr/immutable";
import type { MarkdownBudget } from "@/lib/text/markdown-budget";
import type { TextNode } from "@/lib/text/text-tree";

/** What the server made of the texts of a page, by text. */
export const TextTrees = createContext<ReadonlyMap<string, readonly TextNode[]>>(new Map());

/**
 * What is shown of a text in Markdown: as the page came with it; for a text that was written since, by the parser, which
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
