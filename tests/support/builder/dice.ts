export interface Dice {
  /** From 0 up to 1, without it. */
  next(): number;
  /** Whole, both ends included. */
  between(least: number, most: number): number;
  /** One of ten, say: `one(0.1)`. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different ones; fewer where there are not as many. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Dice that fall the same way for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error("There is nothing to pick from");
      return picked;
    },
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
  };
}
