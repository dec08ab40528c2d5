import { type Element, elements } from "@/lib/catalog/codes";

/** How many of a locale's large monsters an element is recommended against. */
export interface ElementCount {
  readonly element: Element;
  readonly monsters: number;
}

/**
 * Counts recommended elements over monsters, most often first; the given order breaks ties.
 *
 * @param monsters recommended elements of each monster
 */
export function countElements(monsters: readonly (readonly Element[])[]): ElementCount[] {
  const counts = new Map<Element, number>();
  for (const element of monsters.flat()) counts.set(element, (counts.get(element) ?? 0) + 1);
  return elements
    .map((element) => ({ element, monsters: counts.get(element) ?? 0 }))
    .filter(({ monsters }) => monsters > 0)
    .sort((a, b) => b.monsters - a.monsters);
}
