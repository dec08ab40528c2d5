import { Button } from "@mantine/core";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { useAttachedBuild } from "@/hooks/builds/use-attached-build";
import { toOpeningQuery } from "@/lib/builder/editor/write-opening";
import type { BuildAttachment } from "@/lib/builds/attachment";
import { getOpenInBuilderPath } from "@/lib/builds/paths";

interface RunBuildLinkProps {
  build: BuildAttachment;
  /** Id of the monster to calculate against; left out, the builder keeps its target. */
  monster?: string | undefined;
  /** Name of the build's run, for screen readers. */
  name?: string | undefined;
}

/** Opens the build of a run in the builder, against the monster of the run. A saved build is looked up on a click. */
export function RunBuildLink({ build, monster, name }: RunBuildLinkProps) {
  const more = name && <span className="visually-hidden">: {name}</span>;
  if (build.kind === "build") return <SavedBuildLink build={build} monster={monster} name={name} />;
  return (
    <ButtonLink size="xs" href={toBuilderPath(build.code, monster)}>
      Open build{more}
    </ButtonLink>
  );
}

function SavedBuildLink({ build, monster, name }: RunBuildLinkProps) {
  const [isAsked, setAsked] = useState(false);
  const state = useAttachedBuild(isAsked ? build : null);
  const more = name && <span className="visually-hidden">: {name}</span>;
  if (state?.status === "known") {
    return (
      <ButtonLink size="xs" href={toBuilderPath(state.build.code, monster)} autoFocus>
        Open {state.build.title || "build"} in builder{more}
      </ButtonLink>
    );
  }
  if (state?.status === "refused" || state?.status === "unreachable") {
    return (
      <span role="status" className="text-13 text-dim">
        {state.status === "refused" ? "The build is no longer public." : state.why}
      </span>
    );
  }
  return (
    <Button size="xs" loading={state?.status === "loading"} onClick={() => setAsked(true)}>
      Show build{more}
    </Button>
  );
}

/** The builder with a build opened in it, calculating against a monster. */
function toBuilderPath(code: string, monster: string | undefined): string {
  const path = getOpenInBuilderPath(code);
  return monster ? `${path}&${toOpeningQuery({ kind: "target", monster })}` : path;
}
