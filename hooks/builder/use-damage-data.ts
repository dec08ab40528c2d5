import { useCallback, useEffect, useState } from "react";
import { type DamageData, unpackDamageData } from "@/lib/builder/data/damage-file";
import { loadBuilderFile } from "./use-builder-data";

export type DamageDataState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly data: DamageData }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** Cached for as long as the site is open, and shared by simultaneous callers. A failed load is not cached. */
let cached: {
  readonly version: string;
  readonly data: Promise<DamageData>;
  ready: DamageData | null;
} | null = null;

function loadDamageData(version: string): Promise<DamageData> {
  if (cached?.version === version) return cached.data;
  const data = loadBuilderFile("damage", version).then(unpackDamageData);
  const loading = { version, data, ready: null as DamageData | null };
  cached = loading;
  data.then(
    (ready) => {
      loading.ready = ready;
    },
    () => {
      if (cached === loading) cached = null;
    },
  );
  return data;
}

/**
 * Moves, monsters and what raises damage besides skills, loaded when they are first needed.
 *
 * @param version of the builder's data, as the page was made with
 * @param isEnabled `false` = nothing is loaded yet, and the state stays "loading"; default `true`
 */
export function useDamageData(version: string, isEnabled = true): DamageDataState & { retry(): void } {
  const [state, setState] = useState<DamageDataState>(() =>
    cached?.version === version && cached.ready
      ? { status: "ready", data: cached.ready }
      : { status: "loading" },
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (!isEnabled) return;
    let here = true;
    setState((before) => (before.status === "failed" ? { status: "loading" } : before));
    loadDamageData(version).then(
      (data) => {
        if (here) setState({ status: "ready", data });
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (here) setState({ status: "failed", message });
      },
    );
    return () => {
      here = false;
    };
  }, [version, isEnabled, attempt]);

  return { ...state, retry };
}
