import { useEffect, useRef } from "react";
import type { BuilderBook } from "@/lib/builder/book";
import { draftKey, readDraft, writeDraft } from "@/lib/builder/workspace/draft";
import type { History } from "@/lib/builder/workspace/history";
import type { Workspace } from "@/lib/builder/workspace/workspace";

/** How long work rests before it is kept, in ms. */
const pause = 300;

/** The work that this browser kept; `null` where there is none. */
export function keptDraft({ catalog, tables }: BuilderBook): History<Workspace> | null {
  try {
    return readDraft(window.localStorage.getItem(draftKey), catalog, tables);
  } catch {
    return null;
  }
}

/**
 * Keeps the work in this browser: shortly after each change, and at once when the page is left or hidden.
 *
 * @param kept what is stored already
 */
export function useBuilderDraft(
  history: History<Workspace>,
  kept: History<Workspace> | null,
  { tables }: BuilderBook,
): void {
  const latest = useRef(history);
  latest.current = history;
  const stored = useRef(kept);

  useEffect(() => {
    const untouched = stored.current === null && history.past.length === 0;
    if (untouched || history === stored.current) return;
    const keep = () => {
      try {
        window.localStorage.setItem(draftKey, writeDraft(latest.current, tables));
      } catch {
        // Storage that is full or forbidden: the address still holds the build.
      }
    };
    const timer = setTimeout(keep, pause);
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      clearTimeout(timer);
      keep();
    };
  }, [history, tables]);
}
