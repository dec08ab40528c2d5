import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import type { PublishedBuildsResponse } from "@/lib/builds/schema";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { PublishedCards } from "./PublishedCards";

interface ProfileBuildsProps {
  uid: string;
  /** The first page, as it came with the document. */
  first: PublishedBuildsResponse;
}

/** The published builds of one person, on their profile. */
export function ProfileBuilds({ uid, first }: ProfileBuildsProps) {
  const state = usePublishedBuilds({ owner: uid, sort: "newest" }, first);
  return (
    <section aria-labelledby="builds-title" className="my-7">
      <h2 id="builds-title" className="mb-3 text-20">
        Builds
      </h2>
      <PagedList
        state={state}
        count={state.builds?.length ?? null}
        name="builds"
        moreLabel="Show more builds"
        empty={
          <EmptyState title="No published builds">This hunter has not published a build yet.</EmptyState>
        }
        skeleton={<BuildsPlaceholder count={2} />}
      >
        <PublishedCards builds={state.builds ?? []} stale={state.stale} author={false} />
      </PagedList>
    </section>
  );
}
