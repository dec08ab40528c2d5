import { type WikiKind, wikiKinds } from "@/lib/site/wiki-kinds";
import { getCatalog } from "./get-catalog.server";

/** Ids of all records of a kind of the wiki, in the order of the catalog. */
export function listRecordIds(kind: WikiKind): string[] {
  const records: readonly { readonly id: string }[] = getCatalog()[wikiKinds[kind].records].all;
  return records.map(({ id }) => id);
}

/**
 * The `getStaticPaths` of the pages of a kind.
 *
 * @param name of the parameter in the name of the route
 */
export function listRecordPages(kind: WikiKind, name = "id") {
  return toStaticPaths(listRecordIds(kind).map((id) => ({ params: { [name]: id } })));
}

/**
 * Has the build draw all pages of a route, or in a quick build (`QUARRY_BUILD`, which `npm run demo` and `npm test` set)
 * the first few: the others are drawn when somebody first asks for them, and kept.
 */
export function toStaticPaths<Page>(pages: readonly Page[]) {
  return process.env.QUARRY_BUILD === "quick"
    ? { paths: pages.slice(0, drawnInQuickBuild), fallback: "blocking" as const }
    : { paths: [...pages], fallback: false as const };
}

/** Enough that the build finds a page that cannot be drawn. */
const drawnInQuickBuild = 3;

/** The `getStaticProps` of the page of a record: 404 for an id that the catalog does not have. */
export function readRecordPage<Props>(kind: WikiKind, id: unknown, read: (id: string) => Props) {
  return typeof id === "string" && getCatalog()[wikiKinds[kind].records].get(id) !== undefined
    ? { props: read(id) }
    : { notFound: true as const };
}
