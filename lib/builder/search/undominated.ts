import type { Figures } from "./problem";

/**
 * Indices of what may stand in one of the best `limit` sets.
 *
 * The list is ordered best value first. An entry is left out where `limit` earlier ones are as good in every
 * respect that a set can feel: each wanted level, each bonus, each slot. Putting one of them in its place
 * keeps the set valid, does not lower its value, and moves it forward in the order of equals; so there are
 * `limit` sets before any set with the entry.
 */
export function keepUndominated(figures: readonly Figures[], limit: number): number[] {
  const kept: number[] = [];
  figures.forEach((entry, index) => {
    let better = 0;
    for (const other of kept) {
      if (covers(figures[other] as Figures, entry) && ++better >= limit) return;
    }
    kept.push(index);
  });
  return kept;
}

function covers(a: Figures, b: Figures): boolean {
  for (let at = 0; at < b.levels.length; at++) {
    if ((a.levels[at] as number) < (b.levels[at] as number)) return false;
  }
  for (let at = 0; at < b.bonuses.length; at++) {
    if ((a.bonuses[at] as number) < (b.bonuses[at] as number)) return false;
  }
  let spare = 0;
  for (let at = b.slots.length - 1; at >= 0; at--) {
    spare += (a.slots[at] as number) - (b.slots[at] as number);
    if (spare < 0) return false;
  }
  return true;
}
