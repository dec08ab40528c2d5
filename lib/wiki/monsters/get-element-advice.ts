import { type Element, elements } from "@/lib/catalog/codes";
import { damageTypes } from "./damage-types";
import { getBestParts } from "./get-best-parts";
import type { Hitzones } from "./hitzones";

/** An element to bring, with the highest value that a whole, listed part has for it. */
export type ElementAdvice = readonly [element: Element, best: number];

/**
 * The weaknesses, best first. Large monsters: the elements the field guide recommends. Small ones have no
 * recommendation: the elements that do most, and none where three or more do the same.
 */
export function getElementAdvice(
  recommended: readonly Element[] | undefined,
  hitzones: Hitzones,
): ElementAdvice[] {
  const best = getBestParts(hitzones);
  const all = elements.map(
    (element): ElementAdvice => [element, best[damageTypes.indexOf(element)]?.value ?? 0],
  );
  if (recommended) {
    return all.filter(([element]) => recommended.includes(element)).sort(([, a], [, b]) => b - a);
  }
  const maxValue = Math.max(...all.map(([, value]) => value));
  const leaders = all.filter(([, value]) => value === maxValue);
  return leaders.length < 3 ? leaders : [];
}
