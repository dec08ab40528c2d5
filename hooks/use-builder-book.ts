import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/lib/api/fetcher";
import { type BuilderBook, createBuilderBook } from "@/lib/builder/book";
import { type BuilderFile, builderFilePath } from "@/lib/builder/data/file-head";

export type BookState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly book: BuilderBook }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** One packed file of the builder as it comes. */
export function loadBuilderFile(file: BuilderFile, version: string): Promise<unknown> {
  return callApi(builderFilePath(file, version), { schema: { parse: (data) => data } });
}

/** Kept for as long as the site is open: coming back to the builder costs nothing. */
let kept: { readonly version: string; readonly book: BuilderBook } | null = null;

/**
 * What the builder opens with.
 *
 * @param version of the data, as the page was made with
 */
export function useBuilderBook(version: string): BookState & { retry(): void } {
  const [state, setState] = useState<BookState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (kept?.version === version) return setState({ status: "ready", book: kept.book });
    let here = true;
    setState({ status: "loading" });
    Promise.all([loadBuilderFile("armor", version), loadBuilderFile("weapons", version)])
      .then(([armor, weapons]) => {
        const book = createBuilderBook(armor, weapons);
        kept = { version, book };
        if (here) setState({ status: "ready", book });
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (here) setState({ status: "failed", message });
      });
    return () => {
      here = false;
    };
  }, [version, attempt]);

  return { ...state, retry };
}
