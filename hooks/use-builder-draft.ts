import { useCallback, useEffect, useRef, useState } from "react";
import type { BuilderBook } from "@/lib/builder/book";
import { draftKey, readDraft, writeDraft } from "@/lib/builder/workspace/draft";
import type { History } from "@/lib/builder/workspace/history";
import type { Workspace } from "@/lib/builder/workspace/workspace";

/** How long work rests before it is kept, in ms. */
const pause = 300;

/**
 * Where work is kept: that of a tab, so that a reload opens what was there before it, whatever other tabs did; and
 * the newest of all tabs, for a tab that is opened.
 */
const stores = ["sessionStorage", "localStorage"] as const;

/** The work that this browser kept, that of this tab first; `null` where there is none. */
export function keptDraft({ catalog, tables }: BuilderBook): History<Workspace> | null {
  for (const store of stores) {
    try {
      const draft = readDraft(window[store].getItem(draftKey), catalog, tables);
      if (draft) return draft;
    } catch {
      // Forbidden here.
    }
  }
  return null;
}

/**
 * Keeps the work in this browser: shortly after each change, and at once when the page is left or hidden. A tab in
 * which nothing has changed since writes nothing: it would take the place of what another tab kept.
 *
 * @returns whether the browser keeps what was changed last; `false` = it ends with the page, but for the address
 */
export function useBuilderDraft(
  history: History<Workspace>,
  kept: History<Workspace> | null,
  { tables }: BuilderBook,
): boolean {
  const latest = useRef(history);
  latest.current = history;
  const stored = useRef(kept);
  const [isKept, setKept] = useState(true);

  const keep = useCallback(() => {
    const work = latest.current;
    const untouched = stored.current === null && work.past.length === 0;
    if (untouched || work === stored.current) return;
    stored.current = work;
    const text = writeDraft(work, tables);
    setKept(stores.filter((store) => canWrite(store, text)).includes("localStorage"));
  }, [tables]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [history, keep]);

  useEffect(() => {
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [keep]);
  return isKept;
}

/** Keeps a text where the browser lets it; storage may be full or forbidden. */
function canWrite(store: (typeof stores)[number], text: string): boolean {
  try {
    window[store].setItem(draftKey, text);
    return true;
  } catch {
    return false;
  }
}
