import { type SharpnessColor, sharpnessColors } from "./codes";

/** Highest level of Handicraft. */
export const maxHandicraft = 5;
/** Units of sharpness that one level of Handicraft adds. */
const unitsPerLevel = 10;

/** A bar, and what can still be added to it. */
interface RaisedSharpness {
  /** Seven lengths in units, dullest color first. */
  readonly lengths: readonly number[];
  /** Units that the colors from the last one of the bar upward still take; a leading 0 = that one is full. */
  readonly headroom: readonly number[];
}

/**
 * A bar with units added. They fill the free units from the last color upward until it is used up; what is left
 * over is lost, as no bar grows beyond its length.
 *
 * @param units 0 and up
 */
export function raiseSharpness(
  lengths: readonly number[],
  room: readonly number[],
  units: number,
): RaisedSharpness {
  const bar = [...lengths];
  const last = getLastColor(bar);
  let rest = units;
  const left = room.map((space, step) => {
    const added = Math.min(space, rest);
    bar[last + step] = (bar[last + step] ?? 0) + added;
    rest -= added;
    return space - added;
  });
  return { lengths: bar, headroom: left.slice(getLastColor(bar) - last) };
}

/**
 * The bar at a level of Handicraft, as the seven lengths in units. `handicraft` holds what can be added, from the
 * last color of the bar upward; it is filled in that order, ten units a level, until it is used up.
 */
export function getSharpnessAt(
  lengths: readonly number[],
  handicraft: readonly number[],
  level: number,
): readonly number[] {
  const units = Math.min(Math.max(level, 0), maxHandicraft) * unitsPerLevel;
  return raiseSharpness(lengths, handicraft, units).lengths;
}

/** The color in which a freshly sharpened weapon starts; red for an empty bar. */
export function getKeenestColor(lengths: readonly number[]): SharpnessColor {
  return sharpnessColors[getLastColor(lengths)] ?? "red";
}

function getLastColor(lengths: readonly number[]): number {
  return Math.max(
    lengths.findLastIndex((length) => length > 0),
    0,
  );
}
