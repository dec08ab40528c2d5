import { type KeyboardEvent, useState } from "react";

/** How far a page key goes. */
const pageRows = 8;

interface Marked {
  /** Index of the row that Enter picks; −1 = none. */
  readonly index: number;
  mark(index: number): void;
  /** Moves the mark or picks; leaves all other keys alone. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The marked row of a list whose focus stays in its search field. The mark belongs to one list: with another one
 * it goes back to the start, to the first row when something is typed, to none when the list is as it opens.
 *
 * @param list identity of the list that is shown
 */
export function useMarked(
  list: unknown,
  count: number,
  request: boolean,
  onPick: (index: number) => void,
): Marked {
  const [state, setState] = useState({ list, index: -1 });
  const start = request && count > 0 ? 0 : -1;
  const index = state.list === list ? state.index : start;
  const mark = (next: number) => setState({ list, index: next });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && index >= 0) {
      event.preventDefault();
      onPick(index);
      return;
    }
    const step = steps[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    mark(Math.max(0, Math.min(count - 1, index + step)));
  };
  return { index, mark, onKeyDown };
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
};
