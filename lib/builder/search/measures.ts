import type { BuilderArmor } from "../catalog/catalog";
import { readItem } from "./cells";
import type { SummedObjective } from "./query";

/** Slot levels: sizes of decorations, and the columns of every slot count here. */
export const slotLevels = 3;

/** A whole figure of a set: what its pieces add, and what its empty slots add. */
interface Measure {
  readonly piece: (piece: BuilderArmor) => number;
  /** For an empty slot of level 1, 2 and 3. */
  readonly slots: readonly number[];
}

/**
 * The value of a set: one number for a whole ladder of figures, the coarsest first, where each step counts more
 * than all below it together. Values are whole and stay below 2^53.
 */
export interface Scale extends Measure {
  /** The objective's figure out of a value; free slots as a number of two digits for each level, 3 first. */
  readonly figure: (value: number) => number;
  /** More than the values of any two sets differ by. */
  readonly range: number;
}

/** Slots of a piece, transcended or not. */
export function getSlots(piece: BuilderArmor, transcended: boolean): readonly number[] {
  return (transcended ? piece.slotsTranscended : undefined) ?? piece.slots;
}

/** Defense of a piece at its cap, transcended or not. */
export function getDefense(piece: BuilderArmor, transcended: boolean): number {
  return (transcended ? piece.defenseMaxTranscended : undefined) ?? piece.defenseMax;
}

/**
 * @param tieBreak orders sets that are equal; by default as `Objective` says
 * @param parts pieces that are allowed, by part: they show how large a figure can get
 * @param charmSlots most armor slots that a charm or talisman has
 */
export function createScale(
  objective: SummedObjective,
  tieBreak: SummedObjective | undefined,
  parts: readonly (readonly BuilderArmor[])[],
  charmSlots: number,
  transcended: boolean,
): Scale {
  const base = getMaxSlots(parts, charmSlots, transcended) + 1;
  const next: SummedObjective =
    tieBreak ?? (objective.kind === "defense" ? { kind: "slots" } : { kind: "defense" });
  const measures = [objective, next].map((each) => createMeasure(each, transcended, base));
  let unit = 1;
  const steps = measures.toReversed().map((measure) => {
    const factor = unit;
    unit *= getSpread(measure, parts, charmSlots, transcended) + 1;
    return { measure, factor };
  });
  return {
    figure: (value) => {
      const figure = Math.floor(value / (steps.at(-1)?.factor ?? 1));
      if (objective.kind !== "slots") return figure;
      return (
        Math.floor(figure / base ** 2) * 10_000 + (Math.floor(figure / base) % base) * 100 + (figure % base)
      );
    },
    range: unit,
    piece: (piece) => steps.reduce((sum, { measure, factor }) => sum + measure.piece(piece) * factor, 0),
    slots: [0, 1, 2].map((slot) =>
      steps.reduce((sum, { measure, factor }) => sum + readItem(measure.slots, slot) * factor, 0),
    ),
  };
}

/** @param base more than there are slots, so that free slots of three levels are the digits of one number */
function createMeasure(objective: SummedObjective, transcended: boolean, base: number): Measure {
  const none = [0, 0, 0];
  switch (objective.kind) {
    case "defense":
      return { piece: (piece) => getDefense(piece, transcended), slots: none };
    case "slots":
      return { piece: () => 0, slots: [1, base, base * base] };
    case "resistance":
      return { piece: (piece) => piece.resistances[objective.element], slots: none };
  }
}

function getMaxSlots(
  parts: readonly (readonly BuilderArmor[])[],
  charmSlots: number,
  transcended: boolean,
): number {
  return parts.reduce(
    (sum, part) => sum + Math.max(0, ...part.map((piece) => getSlots(piece, transcended).length)),
    charmSlots,
  );
}

/** How far the figures of two sets can lie apart. */
function getSpread(
  measure: Measure,
  parts: readonly (readonly BuilderArmor[])[],
  charmSlots: number,
  transcended: boolean,
): number {
  const pieces = parts.reduce((sum, part) => {
    const figures = part.map(measure.piece);
    return sum + Math.max(0, ...figures) - Math.min(0, ...figures);
  }, 0);
  return pieces + getMaxSlots(parts, charmSlots, transcended) * Math.max(...measure.slots);
}
