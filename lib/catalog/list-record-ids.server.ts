import { type WikiKind, wikiKinds } from "@/lib/site/wiki-kinds";
import { getCatalog } from "./get-catalog.server";

/** Ids of all records of a kind of the wiki, in the order of the catalog. */
export function listRecordIds(kind: WikiKind): string[] {
  const records: readonly { readonly id: string }[] = getCatalog()[wikiKinds[kind].records].all;
  return records.map(({ id }) => id);
}

/** What `getStaticPaths` returns for the pages of a kind. @param name of the parameter in the name of the route */
export function listRecordPages(kind: WikiKind, name = "id") {
  return { paths: listRecordIds(kind).map((id) => ({ params: { [name]: id } })), fallback: false as const };
}
