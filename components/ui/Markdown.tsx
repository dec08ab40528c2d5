import { createElement, type ReactNode } from "react";
import { useTextTree } from "@/hooks/ui/use-text-tree";
import type { MarkdownBudget } from "@/lib/text/markdown-budget";
import type { TextInline, TextNode } from "@/lib/text/text-tree";
import { renderPlainInline, renderPlainNode } from "./PlainText";
import classes from "./Text.module.css";

interface MarkdownProps {
  /** Text of a player; it may be older than a rule. */
  text: string;
  budget: MarkdownBudget;
}

/**
 * A text in Markdown. HTML in it is shown as text, and links of other than web schemes lead nowhere. As it was typed
 * while the parser loads, where the page did not come with what it makes of it (`TextTrees`).
 */
export function Markdown({ text, budget }: MarkdownProps) {
  return <MarkdownTree nodes={useTextTree(text, budget) ?? [{ type: "typed", text }]} />;
}

/** The same of what `buildTextTree` has made. */
export function MarkdownTree({ nodes }: { nodes: readonly TextNode[] }) {
  return <div className={`${classes.text} ${classes.markdown}`}>{toElements(nodes)}</div>;
}

function toElements(nodes: readonly TextNode[]): ReactNode {
  // A text has no other identity than its order, and is never changed in place.
  return nodes.map((node, index) => createElement(Block, { key: String(index), node }));
}

function Block({ node }: { node: TextNode }) {
  if (node.type === "heading") return createElement(`h${node.level}`, null, ...toInlines(node.children));
  if (node.type === "typed") return <p className="whitespace-pre-wrap">{node.text}</p>;
  return renderPlainNode(node, toInlines, toElements);
}

function toInlines(children: readonly TextInline[]): ReactNode[] {
  return children.map((inline, index) => createElement(Inline, { key: String(index), inline }));
}

const Inline = ({ inline }: { inline: TextInline }) => renderPlainInline(inline, toInlines);
