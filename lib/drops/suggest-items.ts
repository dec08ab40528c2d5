import { fold } from "@/lib/text/fold";
import { filterByText } from "@/lib/text/matches-text";
import type { FinderItem } from "./list-finder-items";

/**
 * Items whose name fits what is typed: those that begin with it first, then those with a word that does, then
 * those that hold every word of it somewhere. Where there are none, those that do but for typos.
 *
 * @param query as typed; empty gives nothing
 * @param localName name in the visitor's language, where there is one; it is found as well as the English one
 * @param max maximum number of results
 */
export function suggestItems(
  query: string,
  items: readonly FinderItem[],
  localName: (id: string) => string | undefined,
  max: number,
): FinderItem[] {
  const text = fold(query).trim();
  if (!text) return [];
  const tiers: FinderItem[][] = [[], [], []];
  for (const item of filterByText(items, query, ({ id, name }) => [name, localName(id)])) {
    const names = [item.name, localName(item.id)].flatMap((name) => (name ? [fold(name)] : []));
    const tier = Math.min(...names.map((name) => getTier(name, text)));
    tiers[tier]?.push(item);
  }
  return tiers.flat().slice(0, max);
}

function getTier(name: string, text: string): number {
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  return 2;
}
