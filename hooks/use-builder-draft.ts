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

/** Keeps the work in this browser: shortly after each change, and at once when the page is left or hidden. */
export function useBuilderDraft(history: History<Workspace>, { tables }: BuilderBook): void {
  const latest = useRef(history);
  latest.current = history;
  const first = useRef(history);

  useEffect(() => {
    // What was opened is not written back before something was changed.
    if (history === first.current) return;
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
