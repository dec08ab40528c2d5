import { startTransition, useCallback, useEffect, useState } from "react";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { type BuilderData, bindBuilderData } from "@/lib/builder/data/builder-data";
import { type BuilderFile, getBuilderFilePath } from "@/lib/builder/data/file-head";
import { unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { waitForNextTask } from "@/lib/builder/search/wait-for-next-task";
import { callApi } from "@/lib/http/fetcher";
import { describeFailure } from "./use-late-data";

type BuilderDataState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly builderData: BuilderData }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** One packed file of the builder as it comes. */
export function loadBuilderFile(file: BuilderFile, version: string): Promise<unknown> {
  return callApi(getBuilderFilePath(file, version), { schema: { parse: (data) => data } });
}

/** Each file is unpacked in a task of its own: together they would hold a slow phone up for too long. */
async function loadBuilderData(version: string): Promise<BuilderData> {
  const weapons = loadBuilderFile("weapons", version);
  // The first failure is reported; the second must not be an unhandled rejection.
  weapons.catch(() => {});
  const packedArmor = await loadBuilderFile("armor", version);
  const armor = unpackArmorData(packedArmor);
  const packedWeapons = await weapons;
  await waitForNextTask();
  const unpacked = unpackWeaponsData(packedWeapons);
  await waitForNextTask();
  return bindBuilderData(armor, unpacked, packedArmor);
}

/** Cached for as long as the site is open: coming back to the builder costs nothing. */
let cached: { readonly version: string; readonly builderData: BuilderData } | null = null;

/**
 * Data of the builder.
 *
 * @param version of the data, as the page was made with
 */
export function useBuilderData(version: string): BuilderDataState & { retry(): void } {
  const [state, setState] = useState<BuilderDataState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (cached?.version === version) return setState({ status: "ready", builderData: cached.builderData });
    let here = true;
    setState({ status: "loading" });
    loadBuilderData(version)
      .then((builderData) => {
        cached = { version, builderData };
        // As a transition, the page comes in slices: a phone goes on scrolling meanwhile.
        if (here) startTransition(() => setState({ status: "ready", builderData }));
      })
      .catch((error: unknown) => {
        if (here) setState({ status: "failed", message: describeFailure(error) });
      });
    return () => {
      here = false;
    };
  }, [version, attempt]);

  return { ...state, retry };
}
