import type { MonsterFigures } from "./monster-page";

type Compared = Pick<MonsterFigures, "id" | "name" | "size" | "species" | "elements">;

/** Two monsters that are worth a look side by side. */
type MonsterPair = readonly [first: Compared, second: Compared];

/**
 * Pairs of large monsters to compare, the most alike first: a monster and its Guardian, then those of one species with
 * the same weakness, then those of one species. Where one is chosen, its own pairs; else no monster is in two pairs.
 *
 * @param chosen id of the monster that all pairs begin with
 * @param count how many pairs at most
 */
export function suggestPairs(
  monsters: readonly Compared[],
  chosen: string | null,
  count: number,
): MonsterPair[] {
  const large = monsters.filter(({ size }) => size === "large");
  const pairs = large
    .flatMap((first, at) => large.slice(at + 1).map((second): MonsterPair => [first, second]))
    .map((pair) => ({ pair, likeness: getLikeness(pair) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ pair }) => pair);
  if (chosen !== null) {
    return pairs
      .filter((pair) => pair.some(({ id }) => id === chosen))
      .map(([first, second]): MonsterPair => (first.id === chosen ? [first, second] : [second, first]))
      .slice(0, count);
  }
  const used = new Set<string>();
  return pairs
    .filter((pair) => {
      const isNew = pair.every(({ id }) => !used.has(id));
      if (isNew) for (const { id } of pair) used.add(id);
      return isNew;
    })
    .slice(0, count);
}

function getLikeness([first, second]: MonsterPair): number {
  if (`guardian-${first.id}` === second.id || first.id === `guardian-${second.id}`) return 3;
  if (first.species !== second.species) return 0;
  return first.elements[0]?.[0] === second.elements[0]?.[0] ? 2 : 1;
}
