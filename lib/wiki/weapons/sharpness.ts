import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";

/** One color of a bar with its length in units. */
interface SharpnessPart {
  readonly color: SharpnessColor;
  readonly length: number;
}

/** The colors that a bar shows, without those of no length. */
export function getSharpnessParts(lengths: readonly number[]): readonly SharpnessPart[] {
  return sharpnessColors
    .map((color, index) => ({ color, length: lengths[index] ?? 0 }))
    .filter(({ length }) => length > 0);
}

/** "red 70, orange 70, green 100": the bar as text. */
export function formatSharpness(lengths: readonly number[]): string {
  return getSharpnessParts(lengths)
    .map(({ color, length }) => `${color} ${length}`)
    .join(", ");
}

/** One number that orders bars: the best color first, then how long it lasts. */
export function getSharpnessRank(lengths: readonly number[]): number {
  const best = lengths.findLastIndex((length) => length > 0);
  return best * 1000 + (lengths[best] ?? 0);
}
