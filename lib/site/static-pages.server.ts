import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Cache header of pages made at build time, and of their data. After a deploy such a page asks for scripts that are
 * gone, so a cache that nobody purges serves an old one for a minute at most; asked again with its ETag, the server
 * says 304. Browsers ask each time.
 */
export const builtPageCacheControl = "public, max-age=0, s-maxage=60, must-revalidate";

/** Paths of no page, or of a page whose answer says itself how long it may be kept: 404 and 500. */
const apart = /^(?:api\/|_|404$|500$)/;

/**
 * Routes of the pages that were made at build time, as Next.js writes sources of headers: one for the pages, one for
 * the data that a link loads. A page that is made per request is in neither.
 *
 * @param folder the `pages` folder
 */
export function listBuiltPageSources(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => ({
      route: file
        .split(sep)
        .join("/")
        .replace(/\.tsx$/, ""),
      source: readFileSync(join(folder, file), "utf8"),
    }))
    .filter(({ route, source }) => !apart.test(route) && !/\bgetServerSideProps\b/.test(source));
  const addresses = pages.map(({ route }) => toPattern(route.replace(/(?:^|\/)index$/, "")));
  const data = pages.filter(({ source }) => /\bgetStaticProps\b/.test(source));
  const files = data.map(({ route }) => toPattern(route.replace(/\/index$/, "")));
  return [`/((?:${addresses.join("|")}))`, `/_next/data/:build/((?:${files.join("|")})\\.json)`];
}

/** A route as part of a regular expression; `[id]` is any one part of an address. */
function toPattern(route: string): string {
  if (route.includes("[...") || route.includes("[["))
    throw new Error(`Parts without end are not known: ${route}`);
  return route.replace(/[.*+?^${}()|\\]/g, "\\$&").replace(/\[\w+\]/g, "[^/]+");
}
