import type { ServerResponse } from "node:http";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { siteConfig } from "@/lib/site/config";
import { formatSitemap } from "@/lib/wiki/sitemap";
import { formatGuidesAtom } from "./format-guides-feed";
import { listGuideSlugs, listGuides } from "./list-guides.server";
import { getGuidesPath } from "./paths";

/** The latest 25 guides as an Atom feed, from any origin. */
export const guidesFeedEndpoint: Endpoint = {
  isPublic: true,
  answer: async ({ method }, response) => {
    const { guides } = await listGuides(await createSystemDependencies(), {});
    response.setHeader("Access-Control-Allow-Origin", "*");
    send(response, "application/atom+xml", formatGuidesAtom(guides, siteConfig.url), method);
  },
};

/** A sitemap of published guides. */
export const guidesSitemapEndpoint: Endpoint = {
  isPublic: true,
  answer: async ({ method }, response) => {
    const { slugs, updated } = await listGuideSlugs(await createSystemDependencies());
    const paths = slugs.map((slug) => getGuidesPath(slug));
    send(response, "application/xml", formatSitemap(siteConfig.url, paths, updated), method);
  },
};

function send(response: ServerResponse, type: string, text: string, method: string | undefined): void {
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.setHeader("Cache-Control", contentCacheControl);
  response.end(method === "HEAD" ? undefined : text);
}
