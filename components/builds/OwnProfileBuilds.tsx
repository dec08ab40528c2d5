import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { notifyProblem } from "@/components/ui/notify";
import { useOwnBuilds } from "@/hooks/builds/use-own-builds";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { OwnBuildItem } from "./OwnBuildItem";

/** One's own builds on one's own profile: private ones too, with what can be done with them. */
export function OwnProfileBuilds({ uid }: { uid: string }) {
  return (
    <section id="builds" aria-labelledby="builds-title" className="my-7">
      <h2 id="builds-title" className="mb-3 text-20">
        Builds
      </h2>
      <OwnBuilds uid={uid} />
    </section>
  );
}

/** One's own builds, private ones too: publish, copy, delete and bring back. */
function OwnBuilds({ uid }: { uid: string }) {
  const state = useOwnBuilds(uid);
  const { builds, deleted, busy, act, duplicate } = state;
  return (
    <PagedList
      state={state}
      count={builds?.length ?? null}
      name="builds"
      moreLabel="Show more builds"
      empty={
        <EmptyState title="No builds yet" action={<ButtonLink href="/builder">Open the builder</ButtonLink>}>
          Builds you save appear here. They are private until you publish them.
        </EmptyState>
      }
      skeleton={<BuildsPlaceholder count={2} />}
    >
      <ul className="grid-cols-1 grid gap-2.5">
        {builds?.map((build) => (
          <OwnBuildItem
            key={build.id}
            build={build}
            deleted={deleted.has(build.id)}
            busy={busy.has(build.id)}
            onAct={(action) => void notifyProblem(act(build.id, action))}
            onDuplicate={() => void notifyProblem(duplicate(build.id))}
          />
        ))}
      </ul>
    </PagedList>
  );
}
