import { createRoutes } from "@/lib/api/create-routes.server";
import { shortLinkCalls } from "@/lib/short-links/api";
import { createShortLink, listOwnShortLinks, removeShortLink } from "@/lib/short-links/short-links.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(shortLinkCalls, {
  create: ({ actor, body, dependencies }) => createShortLink(dependencies, actor, body),
  listOwn: ({ actor, query, dependencies }) => listOwnShortLinks(dependencies, actor, query),
  remove: ({ actor, query, dependencies }) => removeShortLink(dependencies, actor, query),
});
