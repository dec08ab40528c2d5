import { useFetched } from "@/hooks/ui/use-fetched";
import type { BuilderFile } from "@/lib/builder/data/file-head";
import type { BuildHunt, SimulatedBuild } from "@/lib/builder/hunt/simulate-build";

/**
 * The build of a run through the hunt of the run, in a worker. What the builder loads is loaded once it is asked for.
 *
 * @param isAsked `false` = nothing is loaded
 */
export function useRunSimulation(run: BuildHunt, isAsked: boolean) {
  return useFetched<SimulatedBuild | { readonly seconds: undefined }>(
    isAsked ? ["run-simulation", run.code, run.quest, run.party] : null,
    async () => {
      const [{ getBuilderFilePath }, { startHunts }, { simulateBuild }, { callApi }] = await Promise.all([
        import("@/lib/builder/data/file-head"),
        import("@/lib/builder/hunt/hunt-client"),
        import("@/lib/builder/hunt/simulate-build"),
        import("@/lib/http/fetcher"),
      ]);
      const load = (file: BuilderFile): Promise<unknown> =>
        callApi(getBuilderFilePath(file), { schema: { parse: (data) => data } });
      const [armor, weapons, damage, hunt] = await Promise.all([
        load("armor"),
        load("weapons"),
        load("damage"),
        load("hunt"),
      ]);
      return (
        (await simulateBuild(run, { armor, weapons, damage, hunt }, startHunts)) ?? { seconds: undefined }
      );
    },
  );
}
