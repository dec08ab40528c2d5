import { PageLink } from "@/components/ui/PageLink";
import { EntityLink } from "@/components/wiki/kit/EntityLink";
import type { BuildPageData } from "@/lib/builds/build-page";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";
import { userPath } from "@/lib/site/routes";

/** What a build is for, who made it and when. */
export function BuildByline({ build, author, monster }: Pick<BuildPageData, "build" | "author" | "monster">) {
  const day = (build.publishedAt ?? build.createdAt).slice(0, 10);
  return (
    <>
      {weaponTypeWords[build.weapon]}
      {monster && (
        <>
          {" against "}
          <EntityLink entity="monsters" id={monster.id} name={monster.name} />
        </>
      )}
      {", by "}
      <PageLink href={userPath(author.uid)}>{author.displayName}</PageLink>
      {", "}
      <time dateTime={build.publishedAt ?? build.createdAt}>{day}</time>
    </>
  );
}
