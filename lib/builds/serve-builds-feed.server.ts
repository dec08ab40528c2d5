import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { siteConfig } from "@/lib/site/config";
import { formatAtom } from "@/lib/text/format-atom";
import { listPublishedBuilds } from "./list-builds.server";
import { buildsFeedPath, getBuildsPath } from "./paths";
import type { PublishedBuild } from "./schema";

/** The 25 newest published builds as an Atom feed, from any origin. */
export const buildsFeedEndpoint: Endpoint = {
  isPublic: true,
  shapes: {},
  answer: async (request, response) => {
    const { builds } = await listPublishedBuilds(await createSystemDependencies(), { sort: "newest" });
    sendOpenText(request, response, {
      type: atomType,
      text: formatBuildsAtom(builds, siteConfig.url),
      cache: contentCacheControl,
    });
  },
};

/** Builds as an Atom feed, in the order given. @param origin of the site, e.g. `https://quarry.example` */
export function formatBuildsAtom(builds: readonly PublishedBuild[], origin: string): string {
  return formatAtom({
    title: `${siteConfig.name} builds`,
    address: `${origin}${getBuildsPath()}`,
    self: `${origin}${buildsFeedPath}`,
    entries: builds.map(({ id, title, author, weapon, monsterName, summary, publishedAt, updatedAt }) => {
      const published = publishedAt ?? updatedAt;
      return {
        address: `${origin}${getBuildsPath(id)}`,
        title,
        author: author.displayName,
        published,
        // What was edited before it was published is new with its publication.
        updated: updatedAt > published ? updatedAt : published,
        summary: [
          weaponTypeLabels[weapon] + (monsterName ? ` against ${monsterName}` : ""),
          ...(summary
            ? [summary.weapon.name, ...summary.skills.map(({ name, level }) => `${name} ${level}`)]
            : []),
        ].join(", "),
      };
    }),
  });
}
