import type { BuilderCatalog } from "../catalog/catalog";
import { getLockedDecoration } from "./locked-decorations";
import { findAnySet } from "./probe";
import type { FoundSet, SearchQuery } from "./query";
import type { Tally } from "./steps";

type Counts = Readonly<Record<string, number>>;
type Owned = SearchQuery["decorations"];

/** Pairs of decorations that are tried before a larger group is taken that is merely minimal. */
const maxPairs = 150;

/** Decorations that are owned, and some more copies. */
export function countOver(owned: Owned, more: Counts): Owned {
  if (owned === undefined || owned === "unlimited") return owned;
  const counts = { ...owned };
  for (const [id, count] of Object.entries(more)) counts[id] = (counts[id] ?? 0) + count;
  return counts;
}

/**
 * The fewest copies of decorations that have to be had besides those that are owned. One and two are tried through;
 * where more are missing, none of them can be done without, but another group may be smaller.
 *
 * @param set one that has whatever decorations it needs
 */
export function* listMissing(
  { decorations }: SearchQuery,
  { query, catalog }: { readonly query: SearchQuery; readonly catalog: BuilderCatalog },
  set: FoundSet,
  tally: Tally,
): Generator<void, Counts, void> {
  const isEnough = function* (ids: readonly string[]) {
    const some = { ...query, decorations: countOver(decorations, countIds(ids)) };
    return (yield* findAnySet(some, catalog, tally)) !== null;
  };
  const useful = listUseful(query, catalog);
  for (const id of useful) if (yield* isEnough([id])) return countIds([id]);
  const pairs = useful.flatMap((id, at) => useful.slice(at).map((other) => [id, other]));
  for (const pair of pairs.slice(0, maxPairs)) if (yield* isEnough(pair)) return countIds(pair);
  let group = listUsedBeyond(decorations, set);
  for (const id of new Set(group)) {
    for (;;) {
      const rest = group.toSpliced(group.indexOf(id), 1);
      if (!group.includes(id) || !(yield* isEnough(rest))) break;
      group = rest;
    }
  }
  return countIds(group);
}

/** Decorations that bring a target, of which there may be more. */
function listUseful({ skills = {}, decorations }: SearchQuery, catalog: BuilderCatalog): readonly string[] {
  return catalog.decorations
    .filter(({ id }) => getLockedDecoration(id) === null)
    .filter(
      ({ id }) => decorations === undefined || decorations === "unlimited" || (decorations[id] ?? 0) > 0,
    )
    .filter((each) => each.skills.some(({ skill }) => skills[skill] !== undefined))
    .map(({ id }) => id);
}

/** Each copy that a set uses beyond what is owned. */
function listUsedBeyond(owned: Owned, set: FoundSet): readonly string[] {
  if (owned === undefined || owned === "unlimited") return [];
  const left: Record<string, number> = { ...owned };
  return [...set.decorations, ...set.weaponDecorations].filter((id) => {
    const has = left[id] ?? 0;
    left[id] = has - 1;
    return has <= 0;
  });
}

function countIds(ids: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
