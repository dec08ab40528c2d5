/** One number that orders slots as players value them: the largest slot first, then the next. `[3, 1]` is 310. */
export function getSlotRank(slots: readonly number[]): number {
  return [0, 1, 2].reduce((rank, at) => rank * 10 + (slots[at] ?? 0), 0);
}
