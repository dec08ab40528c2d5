import { ActionLink } from "@/components/ui/Action";
import { EmptyState } from "@/components/ui/EmptyState";
import { notifyError } from "@/components/ui/notify";
import { useOwnBuilds } from "@/hooks/builds/use-own-builds";
import { BuildsFailed } from "./BuildsFailed";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { MoreBuilds } from "./MoreBuilds";
import { OwnBuildItem } from "./OwnBuildItem";
import classes from "./OwnBuilds.module.css";

/** One's own builds, private ones too: publish, copy, delete and bring back. */
export function OwnBuilds({ uid }: { uid: string }) {
  const state = useOwnBuilds(uid);
  const { builds, deleted, busy, act, duplicate } = state;
  if (!builds) return state.problem ? <BuildsFailed state={state} /> : <BuildsPlaceholder count={2} />;
  if (builds.length === 0) {
    return (
      <EmptyState title="No builds yet" action={<ActionLink href="/builder">Open the builder</ActionLink>}>
        Builds you save appear here. They are private until you publish them.
      </EmptyState>
    );
  }
  const say = async (problem: Promise<string | null>) => {
    const message = await problem;
    if (message) void notifyError({ message });
  };
  return (
    <>
      <ul className={classes.builds}>
        {builds.map((build) => (
          <OwnBuildItem
            key={build.id}
            build={build}
            deleted={deleted.has(build.id)}
            busy={busy.has(build.id)}
            onAct={(action) => void say(act(build.id, action))}
            onDuplicate={() => void say(duplicate(build.id))}
          />
        ))}
      </ul>
      <MoreBuilds state={state} />
    </>
  );
}
