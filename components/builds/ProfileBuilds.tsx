import { useRef } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { PagedList } from "@/components/ui/PagedList";
import { useFollowedLinks } from "@/hooks/builder/use-followed-links";
import { usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { OwnBuilds } from "./OwnBuilds";
import { PublishedCards } from "./PublishedCards";

interface ProfileBuildsProps {
  uid: string;
  /** Whether it is the page of the person who looks at it: they see private builds too, and can change them. */
  own: boolean;
}

/** The builds of one person, on their profile. */
export function ProfileBuilds({ uid, own }: ProfileBuildsProps) {
  const root = useRef<HTMLElement>(null);
  useFollowedLinks(root);
  return (
    <section ref={root} aria-labelledby="builds-title" className="my-7">
      <h2 id="builds-title" className="mb-3 text-20">
        Builds
      </h2>
      {own ? <OwnBuilds uid={uid} /> : <PublicBuilds uid={uid} />}
    </section>
  );
}

function PublicBuilds({ uid }: { uid: string }) {
  const state = usePublishedBuilds({ owner: uid, sort: "newest" });
  return (
    <PagedList
      state={state}
      count={state.builds?.length ?? null}
      name="builds"
      moreLabel="Show more builds"
      empty={<EmptyState title="No published builds">This hunter has not published a build yet.</EmptyState>}
      skeleton={<BuildsPlaceholder count={2} />}
    >
      <PublishedCards builds={state.builds ?? []} stale={state.stale} author={false} />
    </PagedList>
  );
}
