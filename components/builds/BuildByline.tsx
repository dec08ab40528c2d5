import { EntityLink } from "@/components/game/EntityLink";
import { AuthorName } from "@/components/ui/PersonName";
import type { BuildPageData } from "@/lib/builds/build-page";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** Target, author and dates of a build. */
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
      <AuthorName author={author} />
      {", "}
      <time dateTime={build.publishedAt ?? build.createdAt}>{day}</time>
    </>
  );
}
