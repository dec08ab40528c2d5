import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

/**
 * One list of rows as one stop of the Tab key: arrows, Home and End lead from row to row, to the first button of
 * each. The row that had the focus last keeps it for whoever comes back.
 *
 * @param count rows in the list by now
 */
export function useRowWalk(list: RefObject<HTMLElement | null>, count: number) {
  const [last, setLast] = useState(0);
  const current = Math.min(last, count - 1);
  const onFocus = ({ target }: FocusEvent) => {
    const row = findRow(list.current, target);
    if (row >= 0) setLast(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = findRow(list.current, event.target);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    list.current?.children[next]?.querySelector("button")?.focus();
  };
  return { current, onFocus, onKeyDown };
}

/** Index of the row that an element is in; −1 = none. */
function findRow(list: HTMLElement | null, target: EventTarget): number {
  return [...(list?.children ?? [])].findIndex((row) => target instanceof Node && row.contains(target));
}
