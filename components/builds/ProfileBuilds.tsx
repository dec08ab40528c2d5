import { useRef } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { useFollowedLinks } from "@/hooks/builder/use-followed-links";
import { usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import { BuildsFailed } from "./BuildsFailed";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { MoreBuilds } from "./MoreBuilds";
import { OwnBuilds } from "./OwnBuilds";
import classes from "./ProfileBuilds.module.css";
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
    <section ref={root} aria-labelledby="builds-title" className={classes.section}>
      <h2 id="builds-title" className={classes.title}>
        Builds
      </h2>
      {own ? <OwnBuilds uid={uid} /> : <PublicBuilds uid={uid} />}
    </section>
  );
}

function PublicBuilds({ uid }: { uid: string }) {
  const state = usePublishedBuilds({ owner: uid, sort: "newest" });
  const { builds, stale } = state;
  if (!builds) return state.problem ? <BuildsFailed state={state} /> : <BuildsPlaceholder count={2} />;
  if (builds.length === 0)
    return <EmptyState title="No published builds">This hunter has not published a build yet.</EmptyState>;
  return (
    <>
      <PublishedCards builds={builds} stale={stale} author={false} />
      <MoreBuilds state={state} />
    </>
  );
}
