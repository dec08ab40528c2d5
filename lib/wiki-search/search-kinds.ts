import { wikiKinds } from "@/lib/site/wiki-kinds";

/** Kinds of results: all that the wiki has pages of, pieces of armor, and pages of the site. */
export const searchable = {
  ...wikiKinds,
  // Its section is what people look up; the result is the monster.
  monster: { ...wikiKinds.monster, icon: "monster" },
  page: { one: "Page", many: "Pages", icon: "guide", names: undefined, searchOrder: 3 },
  armor: { one: "Armor piece", many: "Armor pieces", icon: "chest", names: "armor", searchOrder: 12 },
} as const;

export type SearchKind = keyof typeof searchable;

/** In the order of equally good results. */
export const searchKinds = (Object.keys(searchable) as readonly SearchKind[]).toSorted(
  (a, b) => searchable[a].searchOrder - searchable[b].searchOrder,
);

/** The kind of a text that may be anything. */
export function findKind(text: string): SearchKind | undefined {
  return searchKinds.find((kind) => kind === text);
}
