import { type KeyboardEvent, useState } from "react";

/** How far a page key goes. */
const pageRows = 8;

interface Marked {
  /** Index of the row that Enter takes; −1 = none. */
  readonly index: number;
  /** A key has moved it in this list. */
  readonly isWalked: boolean;
  /** Moves the mark or takes its row; leaves all other keys alone. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The marked row of a list whose focus stays in the field that steers it. Arrows go round, page keys go eight rows, and
 * Home and End go to the ends once another key has moved the mark; before that they move the caret. The mark belongs to
 * one list: with another one it goes back to the start.
 *
 * @param list identity of the list that is shown
 * @param start index of the row that is marked at first; −1 = none
 */
export function useMarked(
  list: unknown,
  count: number,
  start: number,
  onTake: (index: number, event: KeyboardEvent) => void,
): Marked {
  const [state, setState] = useState({ list, index: -1 });
  const isWalked = state.list === list && state.index >= 0;
  const index = Math.min(isWalked ? state.index : start, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && index >= 0) {
      event.preventDefault();
      return onTake(index, event);
    }
    if (count === 0 || event.altKey || event.shiftKey || event.metaKey || event.ctrlKey) return;
    const next = getNext(event.key, index, count, isWalked);
    if (next === undefined) return;
    event.preventDefault();
    setState({ list, index: next });
  };
  return { index, isWalked, onKeyDown };
}

function getNext(key: string, index: number, count: number, isWalked: boolean): number | undefined {
  const last = count - 1;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return index <= 0 ? last : index - 1;
  if (key === "PageDown") return Math.min(last, index + pageRows);
  if (key === "PageUp") return Math.max(0, index - pageRows);
  if (isWalked && key === "Home") return 0;
  if (isWalked && key === "End") return last;
  return undefined;
}
