import { useSyncExternalStore } from "react";
import type { KeyChoice } from "./own-keys";
import { createLateData } from "./use-late-data";

/** Owned gear and costs of gear are read only where something is limited to them. */
const useKeyStore = createLateData(async (_: string, choice: KeyChoice | "all") =>
  choice === "all" ? null : (await import("./own-keys")).openKeys(choice),
);

const subscribeToNothing = () => () => {};
const getNothing = () => null;

interface OwnedKeys {
  /** Keys such as `armor/<id>`, live; `null` for all gear, and while they are loading. */
  readonly keys: ReadonlySet<string> | null;
  /** Why they could not be loaded; may be shown. */
  readonly failure: string | null;
}

/** Keys of the gear that a search or a list is limited to. */
export function useOwnedKeys(choice: KeyChoice | "all"): OwnedKeys {
  const isLimited = choice !== "all";
  const state = useKeyStore(isLimited, choice, choice);
  // What is ready may still be of the choice before.
  const store = state.status === "ready" && state.data?.choice === choice ? state.data : null;
  const keys = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.get ?? getNothing,
    getNothing,
  );
  return { keys, failure: isLimited && state.status === "failed" ? state.message : null };
}
