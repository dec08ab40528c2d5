import { Button } from "@mantine/core";
import { useState } from "react";
import { useFetched } from "@/hooks/ui/use-fetched";
import type { BuilderFile } from "@/lib/builder/data/file-head";
import { formatHuntTime } from "@/lib/builder/hunt/format-hunt";
import type { BuildHunt, SimulatedBuild } from "@/lib/builder/hunt/simulate-build";
import { formatNumber } from "@/lib/text/format";

interface RunSimulationProps {
  /** Of the build. */
  code: string;
  /** Id. */
  quest: string;
  party: number;
  timeCs: number;
}

/** The build of a run, simulated on request, next to the time of the run. */
export function RunSimulation({ code, quest, party, timeCs }: RunSimulationProps) {
  const [isAsked, setAsked] = useState(false);
  const { data, problem, retry } = useRunSimulation({ code, quest, party }, isAsked);
  if (!isAsked) {
    return (
      <Button size="xs" className="w-fit" onClick={() => setAsked(true)}>
        Simulate this build
      </Button>
    );
  }
  if (problem !== null) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-14 leading-5">
        The simulation could not be loaded. {problem}
        <Button size="xs" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === null) {
    return (
      <p role="status" className="text-14 leading-5 text-dim">
        Simulating the build.
      </p>
    );
  }
  if (data.seconds === undefined) {
    return (
      <p role="status" className="text-14 leading-5 text-dim">
        This run cannot be simulated: the health of a monster of its quest or the weapon is not known.
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-0.5">
      <p className="text-15 leading-6 tabular-nums">
        This run's build, simulated:{" "}
        <b>{data.seconds === null ? "not slain in time" : formatHuntTime(data.seconds)}</b>; run:{" "}
        <b>{formatHuntTime(timeCs / 100)}</b>
      </p>
      <p className="text-13 leading-4.5 text-dim">
        {party > 1 ? `${party} hunters with this build. ` : ""}
        {data.combo} in {formatNumber(data.loopSec, 1)} s, uptimes of a steady hunt. Nobody measured this
        pace: open the build in the builder to put in your own under Hunt in time.
      </p>
    </div>
  );
}

/**
 * The build of a run through the hunt of the run, in a worker. What the builder loads is loaded once it is asked for.
 *
 * @param isAsked `false` = nothing is loaded
 */
function useRunSimulation(run: BuildHunt, isAsked: boolean) {
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
