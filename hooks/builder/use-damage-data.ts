import type { describeAssumptions } from "@/lib/builder/criteria/format-target";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { toScenario } from "@/lib/builder/target/to-scenario";
import { useBuilder } from "./use-builder";
import { loadBuilderFile } from "./use-builder-data";
import { createLateData } from "./use-late-data";

interface LoadedDamage {
  readonly data: DamageData;
  /** Conversion of a damage setup: its code comes with the data. */
  readonly toScenario: typeof toScenario;
  readonly describeAssumptions: typeof describeAssumptions;
}

export type DamageDataState =
  | { readonly status: "loading" }
  | ({ readonly status: "ready" } & LoadedDamage)
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** The file, and the code that reads it. */
const useLoadedDamage = createLateData(async (version: string): Promise<LoadedDamage> => {
  const file = loadBuilderFile("damage", version);
  // The first failure is reported; the second must not be an unhandled rejection.
  file.catch(() => {});
  const [{ unpackDamageData }, { toScenario }, { describeAssumptions }] = await Promise.all([
    import("@/lib/builder/data/damage-file"),
    import("@/lib/builder/target/to-scenario"),
    import("@/lib/builder/criteria/format-target"),
  ]);
  return { data: unpackDamageData(await file), toScenario, describeAssumptions };
});

/**
 * Moves, monsters and what raises damage besides skills, loaded when they are first needed.
 *
 * @param isEnabled `false` = nothing is loaded yet, and the state stays "loading"; default `true`
 */
export function useDamageData(isEnabled = true): DamageDataState & { retry(): void } {
  const version = useBuilder((builder) => builder.version);
  const state = useLoadedDamage(isEnabled, version);
  return state.status === "ready" ? { ...state, ...state.data } : state;
}
