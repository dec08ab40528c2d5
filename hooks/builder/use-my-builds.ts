import { useIsUnsaved, useLocalStore } from "@/hooks/ui/use-local-store";
import type { MyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";

interface MyBuildsState {
  readonly builds: MyBuilds;
  /** They last only as long as the page, because the browser keeps nothing. */
  readonly isUnsaved: boolean;
}

/** The named builds of this browser, followed live over all tabs. */
export function useMyBuilds(): MyBuildsState {
  return { builds: useLocalStore(myBuildsStore), isUnsaved: useIsUnsaved(myBuildsStore) };
}
