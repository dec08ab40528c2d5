import type { BuilderDecoration } from "../catalog/catalog";
import { getLevelIn } from "../catalog/skill-levels";

/**
 * Leaves out decorations for which another does as much in a slot that is no larger; of those that are alike the
 * first stays. The others keep their order.
 *
 * @param needs levels by skill beyond which more is of no use; skills that are not named count for nothing
 */
export function omitWorse(
  decorations: readonly BuilderDecoration[],
  needs: ReadonlyMap<string, number>,
): BuilderDecoration[] {
  const useful: {
    readonly at: number;
    readonly one: BuilderDecoration;
    readonly levels: readonly number[];
  }[] = [];
  const smallestFirst = [...decorations.entries()].toSorted(([, a], [, b]) => a.slot - b.slot);
  for (const [at, one] of smallestFirst) {
    const levels = [...needs].map(([skill, need]) => Math.min(need, getLevelIn(one.skills, skill)));
    const covered = useful.some((other) => levels.every((level, k) => (other.levels[k] ?? 0) >= level));
    if (!covered) useful.push({ at, one, levels });
  }
  return useful.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}
