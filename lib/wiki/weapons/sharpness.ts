import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";

/** Highest level of Handicraft. */
export const maxHandicraft = 5;
/** Units of sharpness that one level of Handicraft adds. */
const unitsPerLevel = 10;

/** One color of a bar with its length in units. */
export interface SharpnessPart {
  readonly color: SharpnessColor;
  readonly length: number;
}

/**
 * The bar at a level of Handicraft, as the seven lengths in units. `handicraft` holds what can be added, from the
 * last color of the bar upward; it is filled in that order, ten units a level, until it is used up.
 */
export function sharpnessAt(
  lengths: readonly number[],
  handicraft: readonly number[],
  level: number,
): readonly number[] {
  const bar = [...lengths];
  let color = bar.findLastIndex((length) => length > 0);
  let units = Math.min(Math.max(level, 0), maxHandicraft) * unitsPerLevel;
  for (const room of handicraft) {
    const added = Math.min(room, units);
    bar[color] = (bar[color] ?? 0) + added;
    units -= added;
    color += 1;
  }
  return bar;
}

/** The colors that a bar shows, without those of no length. */
export function sharpnessParts(lengths: readonly number[]): readonly SharpnessPart[] {
  return sharpnessColors
    .map((color, index) => ({ color, length: lengths[index] ?? 0 }))
    .filter(({ length }) => length > 0);
}

/** "red 70, orange 70, green 100": the bar in words. */
export function sharpnessInWords(lengths: readonly number[]): string {
  return sharpnessParts(lengths)
    .map(({ color, length }) => `${color} ${length}`)
    .join(", ");
}

/** One number that orders bars: the best color first, then how long it lasts. */
export function sharpnessRank(lengths: readonly number[]): number {
  const best = lengths.findLastIndex((length) => length > 0);
  return best * 1000 + (lengths[best] ?? 0);
}
