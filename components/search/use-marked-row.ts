import { type KeyboardEvent, useEffect, useState } from "react";

interface MarkedRow {
  /** -1 while no row is marked. */
  readonly place: number;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The row that Enter opens. The arrow keys move through the rows and wrap around; Home and End go to the first and the last once
 * an arrow was used, and move the cursor in the field before that.
 *
 * @param count how many rows there are
 * @param list changes when the rows are those of another question
 * @param first the row that is marked at the start of a list
 */
export function useMarkedRow(count: number, list: string, first: number): MarkedRow {
  const [at, setAt] = useState({ list, place: first, walked: false });
  const now = at.list === list ? at : { list, place: first, walked: false };
  const place = Math.min(now.place, count - 1);

  useEffect(() => {
    if (!now.walked) return;
    document.querySelector("[data-search] [aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  });

  const go = (event: KeyboardEvent, to: number) => {
    if (count === 0) return;
    event.preventDefault();
    setAt({ list, place: (to + count) % count, walked: true });
  };
  return {
    place,
    onKeyDown: (event) => {
      if (event.altKey || event.shiftKey || event.metaKey || event.ctrlKey) return;
      if (event.key === "ArrowDown") go(event, place + 1);
      else if (event.key === "ArrowUp") go(event, place < 0 ? count - 1 : place - 1);
      else if (event.key === "Home" && now.walked) go(event, 0);
      else if (event.key === "End" && now.walked) go(event, count - 1);
    },
  };
}
