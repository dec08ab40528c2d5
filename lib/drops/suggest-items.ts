import { findMatches } from "@/lib/text/match-texts";
import type { FinderItem } from "./list-finder-items";

/**
 * Items whose name fits what is typed, best first.
 *
 * @param query as typed; empty gives nothing
 * @param listNames names of an item in each language that is known
 * @param max maximum number of results
 */
export function suggestItems(
  query: string,
  items: readonly FinderItem[],
  listNames: (item: FinderItem) => readonly string[],
  max: number,
): readonly FinderItem[] {
  return query.trim() === "" ? [] : findMatches(query, items, listNames, max);
}
