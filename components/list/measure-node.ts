import { isValidElement, type ReactNode } from "react";

/** Props that show nothing. */
const silent = new Set(["className", "style", "href", "key", "id", "kind", "aria-label", "title"]);

/** Letters of which about two are as wide as a usual one, and those that are half as wide again: of Inter. */
const narrow = /[ijlI.,:;'’|!()[\] -]/g;
const wide = /[mwMW@%—]/g;

/**
 * About how wide what a node shows is, in usual letters: all texts and figures in it and in the data that its components
 * get. Components are not rendered, so it serves to compare nodes of the same kind, as the cells of a column.
 */
export function measureNode(node: ReactNode): number {
  return measure(isValidElement(node) ? node.props : node);
}

function measure(value: unknown): number {
  if (typeof value === "string") return measureText(value);
  if (typeof value === "number") return measureText(String(value));
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + measure(each), 0);
  if (typeof value !== "object" || value === null) return 0;
  if (isValidElement(value)) return measure(value.props);
  return Object.entries(value).reduce(
    (sum, [name, each]) => (silent.has(name) ? sum : sum + measure(each)),
    0,
  );
}

function measureText(text: string): number {
  return text.length + ((text.match(wide)?.length ?? 0) - (text.match(narrow)?.length ?? 0)) / 2;
}
