import { useCallback, useEffect, useState } from "react";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { toScenario } from "@/lib/builder/target/to-scenario";
import { loadBuilderFile } from "./use-builder-data";

interface LoadedDamage {
  readonly data: DamageData;
  /** What reads the data for a damage setup: its code comes with the data. */
  readonly toScenario: typeof toScenario;
}

export type DamageDataState =
  | { readonly status: "loading" }
  | ({ readonly status: "ready" } & LoadedDamage)
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** Cached for as long as the site is open, and shared by simultaneous callers. A failed load is not cached. */
let cached: {
  readonly version: string;
  readonly loaded: Promise<LoadedDamage>;
  ready: LoadedDamage | null;
} | null = null;

/** The file, and the code that reads it. */
async function loadParts(version: string): Promise<LoadedDamage> {
  const file = loadBuilderFile("damage", version);
  // The first failure is reported; the second must not be an unhandled rejection.
  file.catch(() => {});
  const [{ unpackDamageData }, { toScenario }] = await Promise.all([
    import("@/lib/builder/data/damage-file"),
    import("@/lib/builder/target/to-scenario"),
  ]);
  return { data: unpackDamageData(await file), toScenario };
}

function loadDamageData(version: string): Promise<LoadedDamage> {
  if (cached?.version === version) return cached.loaded;
  const loaded = loadParts(version);
  const loading: NonNullable<typeof cached> = { version, loaded, ready: null };
  cached = loading;
  loaded.then(
    (ready) => {
      loading.ready = ready;
    },
    () => {
      if (cached === loading) cached = null;
    },
  );
  return loaded;
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
      ? { status: "ready", ...cached.ready }
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
      (ready) => {
        if (here) setState({ status: "ready", ...ready });
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
