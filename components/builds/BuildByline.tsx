import { EntityLink } from "@/components/game/EntityLink";
import { PageLink } from "@/components/ui/PageLink";
import type { BuildPageData } from "@/lib/builds/build-page";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getUserPath } from "@/lib/site/routes";

/** What a build is for, who made it and when. */
export function BuildByline({ build, author, monster }: Pick<BuildPageData, "build" | "author" | "monster">) {
  const day = (build.publishedAt ?? build.createdAt).slice(0, 10);
  return (
    <>
      {weaponTypeLabels[build.weapon]}
      {monster && (
        <>
          {" against "}
          <EntityLink entity="monsters" id={monster.id} name={monster.name} />
        </>
      )}
      {", by "}
      <PageLink href={getUserPath(author.uid)}>{author.displayName}</PageLink>
      {", "}
      <time dateTime={build.publishedAt ?? build.createdAt}>{day}</time>
    </>
  );
}
