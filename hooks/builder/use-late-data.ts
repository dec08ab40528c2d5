import { useCallback, useEffect, useState } from "react";
import { toSentence } from "@/lib/http/to-sentence";

export type LateData<T> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly data: T }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

interface Load<T> {
  readonly version: string;
  readonly loaded: Promise<T>;
  ready: { readonly data: T } | null;
}

/**
 * Data that is loaded when it is first needed, then kept for as long as the site is open and shared by simultaneous
 * callers. A failed load is not kept.
 *
 * @param load what the hook is handed first is the version; other arguments belong to that version
 * @returns a hook; with `isEnabled` false nothing is loaded yet, and the state stays "loading"
 */
export function createLateData<T, Rest extends readonly unknown[]>(
  load: (version: string, ...rest: Rest) => Promise<T>,
) {
  let kept: Load<T> | null = null;

  function loadOnce(version: string, rest: Rest): Promise<T> {
    if (kept?.version === version) return kept.loaded;
    const started: Load<T> = { version, loaded: load(version, ...rest), ready: null };
    kept = started;
    started.loaded.then(
      (data) => {
        started.ready = { data };
      },
      () => {
        if (kept === started) kept = null;
      },
    );
    return started.loaded;
  }

  return function useLateData(
    isEnabled: boolean,
    version: string,
    ...rest: Rest
  ): LateData<T> & { retry(): void } {
    const [state, setState] = useState<LateData<T>>(() =>
      kept?.version === version && kept.ready
        ? { status: "ready", data: kept.ready.data }
        : { status: "loading" },
    );
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => setAttempt((before) => before + 1), []);

    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again, and the version stands for the rest
    useEffect(() => {
      if (!isEnabled) return;
      let here = true;
      setState((before) => (before.status === "failed" ? { status: "loading" } : before));
      loadOnce(version, rest).then(
        (data) => {
          if (here) setState({ status: "ready", data });
        },
        (error: unknown) => {
          if (here) setState({ status: "failed", message: describeFailure(error) });
        },
      );
      return () => {
        here = false;
      };
    }, [version, isEnabled, attempt]);

    return { ...state, retry };
  };
}

/** Why data did not load, as a sentence that others may follow. */
export function describeFailure(error: unknown): string {
  return toSentence(error instanceof Error ? error.message : String(error));
}
