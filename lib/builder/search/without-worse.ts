import type { BuilderDecoration } from "../catalog";
import { levelIn } from "../skill-levels";

/**
 * Leaves out decorations for which another does as much in a slot that is no larger; of those that are alike the
 * first stays. The others keep their order.
 *
 * @param needs levels by skill beyond which more is of no use; skills that are not named count for nothing
 */
export function withoutWorse(
  decorations: readonly BuilderDecoration[],
  needs: ReadonlyMap<string, number>,
): BuilderDecoration[] {
  const kept: { readonly at: number; readonly one: BuilderDecoration; readonly levels: readonly number[] }[] =
    [];
  const smallestFirst = [...decorations.entries()].toSorted(([, a], [, b]) => a.slot - b.slot);
  for (const [at, one] of smallestFirst) {
    const levels = [...needs].map(([skill, need]) => Math.min(need, levelIn(one.skills, skill)));
    const covered = kept.some((other) => levels.every((level, k) => (other.levels[k] ?? 0) >= level));
    if (!covered) kept.push({ at, one, levels });
  }
  return kept.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}
