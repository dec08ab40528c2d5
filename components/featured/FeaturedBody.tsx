import dynamic from "next/dynamic";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ShownFeatured } from "@/lib/featured/schema";
import { isAdminOrCreator } from "@/lib/site/roles";
import { FeaturedList } from "./FeaturedList";

const FeaturedEditor = dynamic(() => import("./FeaturedEditor").then((module) => module.FeaturedEditor), {
  ssr: false,
});

/** Current featured entries; creators also see all others. */
export function FeaturedBody({ featured }: { featured: readonly ShownFeatured[] }) {
  const isCreator = isAdminOrCreator(useCurrentUser());
  return (
    <>
      <h2 className="visually-hidden">Featured now</h2>
      {featured.length === 0 ? (
        <EmptyState
          title="Nothing is featured right now"
          action={
            <>
              <ButtonLink href="/wiki/guides">Guides</ButtonLink>{" "}
              <ButtonLink href="/wiki/builds">Builds</ButtonLink>
            </>
          }
        >
          Creators pick builds, guides, runs and videos for this page.
        </EmptyState>
      ) : (
        <FeaturedList featured={featured} />
      )}
      {isCreator && <FeaturedEditor />}
    </>
  );
}
