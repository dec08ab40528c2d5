import type { PieceData } from "./armor-set-data";

interface SetTotals {
  readonly defense: number;
  readonly defenseMax: number;
  /** `null` unless every piece can be transcended. */
  readonly defenseTranscended: number | null;
  /** Fire, water, thunder, ice, dragon. */
  readonly resistances: readonly number[];
  /** Slots of level 1, 2 and 3. */
  readonly slots: readonly [number, number, number];
}

/** The sums of the pieces of a set. */
export function getSetTotals(pieces: readonly PieceData[]): SetTotals {
  const sum = (value: (piece: PieceData) => number) =>
    pieces.reduce((total, piece) => total + value(piece), 0);
  const countSlots = (level: number) => sum(({ slots }) => slots.filter((slot) => slot === level).length);
  return {
    defense: sum(({ defense }) => defense),
    defenseMax: sum(({ defenseMax }) => defenseMax),
    defenseTranscended: pieces.some(({ defenseTranscended }) => defenseTranscended === null)
      ? null
      : sum(({ defenseTranscended }) => defenseTranscended ?? 0),
    resistances: [0, 1, 2, 3, 4].map((at) => sum(({ resistances }) => resistances[at] ?? 0)),
    slots: [countSlots(1), countSlots(2), countSlots(3)],
  };
}

/** Slots of levels 1, 2, 3 as text, largest first: `3 of level 3, 1 of level 1`. */
export function formatSlotCounts(slots: SetTotals["slots"]): string {
  const words = [3, 2, 1].flatMap((level) => {
    const count = slots[level - 1] ?? 0;
    return count > 0 ? [`${count} of level ${level}`] : [];
  });
  return words.join(", ") || "None";
}
