import * as cells from "./cells";

const { readFloat, readInt } = cells;

/** Levels that are remembered, as a power of two: 1.5 MB. */
const size = 2 ** 16;
/** Above this a key is no whole number any more. */
const maxKeys = Number.MAX_SAFE_INTEGER;

/**
 * Bounds and scores by levels, as a proof by boxes asks for most of them more than once. Each place remembers the last levels
 * that came to it.
 */
export class ScoreMemo {
  /** By place; `NaN` = not known. */
  readonly bounds = new Float64Array(size);
  readonly scores = new Float64Array(size);
  readonly #keys = new Float64Array(size).fill(-1);
  /** By how much a key grows with a level of each skill. */
  readonly #strides: Float64Array;

  private constructor(strides: Float64Array) {
    this.#strides = strides;
  }

  /**
   * @param maxLevels the highest level of each skill
   * @returns `null` where there are more combinations of levels than numbers to tell them apart
   */
  static create(maxLevels: readonly number[]): ScoreMemo | null {
    let keys = 1;
    const strides = Float64Array.from(maxLevels, (maxLevel) => {
      const stride = keys;
      keys *= maxLevel + 1;
      return stride;
    });
    return keys <= maxKeys ? new ScoreMemo(strides) : null;
  }

  /** The place of some levels, which remembers nothing where other levels had it before. */
  find(levels: Int32Array): number {
    let key = 0;
    let hash = 0;
    for (let skill = 0; skill < levels.length; skill++) {
      const level = readInt(levels, skill);
      key += level * readFloat(this.#strides, skill);
      hash = Math.imul(hash, 31) + level;
    }
    const at = (Math.imul(hash, 0x9e3779b1) >>> 16) & (size - 1);
    if (readFloat(this.#keys, at) !== key) {
      this.#keys[at] = key;
      this.bounds[at] = Number.NaN;
      this.scores[at] = Number.NaN;
    }
    return at;
  }
}
