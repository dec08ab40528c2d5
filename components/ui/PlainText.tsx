import { createElement, type ReactNode } from "react";
import type { PlainInline, PlainNode } from "@/lib/text/text-tree";

/** Players write this: their links to other sites pass on no standing. */
const linkRules = "nofollow ugc noopener";

interface Kind {
  readonly type: string;
}

/** A node that every text of players may have. Kinds of text that have more show the rest themselves. */
export function renderPlainNode<I, N extends Kind>(
  node: PlainNode<I, N>,
  toInlines: (children: readonly (PlainInline<I> | I)[]) => ReactNode[],
  toElements: (nodes: readonly (PlainNode<I, N> | N)[]) => ReactNode,
): ReactNode {
  switch (node.type) {
    case "paragraph":
      return <p>{toInlines(node.children)}</p>;
    case "list":
      return createElement(
        node.start === null ? "ul" : "ol",
        node.start !== null && node.start !== 1 ? { start: node.start } : null,
        node.items.map(([first, ...rest], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that items of a text have.
          <li key={index}>
            {/* The paragraph of an item that has one alone is not worth an element. */}
            {isParagraph(first)
              ? [...toInlines(first.children), toElements(rest)]
              : first && toElements([first, ...rest])}
          </li>
        )),
      );
    case "quote":
      return <blockquote>{toElements(node.children)}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
  }
}

/** A part of any paragraph. */
export function renderPlainInline<I extends Kind>(
  inline: PlainInline<I>,
  toInlines: (children: readonly (PlainInline<I> | I)[]) => ReactNode[],
): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return <code>{inline.text}</code>;
    case "break":
      return <br />;
    case "strong":
    case "em":
      return createElement(inline.type, null, ...toInlines(inline.children));
    case "link":
      return inline.host === null ? (
        <a href={inline.href}>{toInlines(inline.children)}</a>
      ) : (
        <>
          <a href={inline.href} rel={linkRules}>
            {toInlines(inline.children)}
          </a>
          {/* Its words are the player's: they may name another site. */}
          {!isHostShown(inline) && <span className="text-dim"> ({inline.host})</span>}
        </>
      );
  }
}

function isParagraph<I, N extends Kind>(
  node: PlainNode<I, N> | N | undefined,
): node is Extract<PlainNode<I, N>, { type: "paragraph" }> {
  return node?.type === "paragraph";
}

/** An address that is its own text shows its host already, unless somebody else's name comes before it. */
function isHostShown<I extends Kind>({ href, host, children }: Extract<PlainInline<I>, { type: "link" }>) {
  const [words] = children;
  if (children.length !== 1 || !words || !("text" in words) || typeof words.text !== "string") return false;
  return words.text === href && /^https?:\/\/([^/?#]*)/.exec(href)?.[1] === host;
}
