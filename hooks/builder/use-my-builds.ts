import { useSyncExternalStore } from "react";
import type { MyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";

interface MyBuildsState {
  readonly builds: MyBuilds;
  /** They last only as long as the page, because the browser keeps nothing. */
  readonly isUnsaved: boolean;
}

/** The named builds of this browser, followed live over all tabs. */
export function useMyBuilds(): MyBuildsState {
  const { subscribe, get, empty, isUnsaved } = myBuildsStore;
  const builds = useSyncExternalStore(
    subscribe,
    () => get(),
    () => empty,
  );
  const unsaved = useSyncExternalStore(subscribe, isUnsaved, () => false);
  return { builds, isUnsaved: unsaved };
}
