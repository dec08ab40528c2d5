import type { BuilderDecoration } from "../catalog/catalog";
import type { SearchQuery } from "./query";

/** Ids of locked weapon decorations for which the weapon has no slot left, one each. */
export function listUnplaced(
  query: Pick<SearchQuery, "weapon" | "lockedDecorations">,
  catalog: DecorationList,
): readonly string[] {
  return placeInWeapon(query, catalog).unplaced;
}

interface DecorationList {
  readonly decorations: Iterable<BuilderDecoration>;
}

/** A decoration with the number of its copies that are locked. */
export interface Locked {
  readonly decoration: BuilderDecoration;
  readonly count: number;
}

/** The locked decorations, in the order of the catalog. */
export function listLocked(
  counts: NonNullable<SearchQuery["lockedDecorations"]>,
  { decorations }: DecorationList,
): readonly Locked[] {
  return [...decorations].flatMap((decoration) => {
    const count = counts[decoration.id] ?? 0;
    return count > 0 ? [{ decoration, count }] : [];
  });
}

/**
 * Places locked weapon decorations, the largest first, each into the smallest slot that holds it: no other order
 * places more.
 */
export function placeInWeapon(
  { weapon, lockedDecorations = {} }: Pick<SearchQuery, "weapon" | "lockedDecorations">,
  catalog: DecorationList,
) {
  const slots = [...(weapon?.slots ?? [])].toSorted((a, b) => a - b);
  const placed: string[] = [];
  const unplaced: string[] = [];
  const largestFirst = listLocked(lockedDecorations, catalog)
    .filter(({ decoration }) => decoration.kind === "weapon")
    .flatMap(({ decoration, count }) => Array.from({ length: count }, () => decoration))
    .toSorted((a, b) => b.slot - a.slot);
  for (const { id, slot } of largestFirst) {
    const at = slots.findIndex((size) => size >= slot);
    if (at < 0) unplaced.push(id);
    else {
      slots.splice(at, 1);
      placed.push(id);
    }
  }
  return { slots, placed, unplaced };
}
