import { slotLevels } from "./measures";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;

/** What candidates bring, as a query feels it: flat tables with one stretch per candidate. */
export interface Figures {
  /** How many candidates. */
  readonly size: number;
  /** Levels, or pieces counted, by want. */
  readonly levels: Uint8Array;
  /** Slots of exactly level 1, 2, 3. */
  readonly slots: Uint8Array;
}

/**
 * Places of the candidates that may stand in one of the best `limit` sets.
 *
 * The candidates come best value first. One is left out where `limit` earlier ones are as good in every
 * respect that a set can feel: each wanted level, each bonus, each slot. Putting one of them in its place
 * keeps a set valid, does not lower its value, and moves it forward in the order of equals; so there are
 * `limit` sets before any set with the one left out.
 *
 * @param exact wants of which more is not always better: only as many will do
 */
export function undominated(
  { size, levels, slots }: Figures,
  limit: number,
  exact: readonly boolean[],
  mayReplace: (place: number) => boolean = () => true,
): number[] {
  const wants = exact.length;
  const kept: number[] = [];
  const models: number[] = [];

  const covers = (a: number, b: number): boolean => {
    let spare = 0;
    for (let s = S - 1; s >= 0; s--) {
      spare += (slots[a * S + s] as number) - (slots[b * S + s] as number);
      if (spare < 0) return false;
    }
    for (let k = 0; k < wants; k++) {
      const more = (levels[a * wants + k] as number) - (levels[b * wants + k] as number);
      if (more < 0 || (more > 0 && exact[k])) return false;
    }
    return true;
  };

  for (let at = 0; at < size; at++) {
    let better = 0;
    for (let other = 0; at >= limit && other < models.length && better < limit; other++) {
      if (covers(models[other] as number, at)) better++;
    }
    if (better >= limit) continue;
    kept.push(at);
    if (mayReplace(at)) models.push(at);
  }
  return kept;
}
