import * as cells from "./cells";

const { readInt } = cells;

/** Bits of a word in use: integers of 31 bits are the quickest. */
const wordBits = 30;

/** Rows of small counts, several to a word, so that two are compared word by word. */
export interface PackedCounts {
  /** Words of a row. */
  readonly words: number;
  /** A bit above each count, 0 in every row. */
  readonly guards: number;
  readonly cells: Int32Array;
  /** Bits of a count with its guard, and counts of a word. */
  readonly bits: number;
  readonly each: number;
}

/** @param counts of 0 to 2²⁸ − 1, row after row */
export function packCounts(counts: ArrayLike<number>, rows: number, columns: number): PackedCounts {
  let max = 0;
  for (let at = 0; at < rows * columns; at++) max = Math.max(max, counts[at] ?? 0);
  const bits = 33 - Math.clz32(max);
  const each = Math.floor(wordBits / bits);
  const words = Math.ceil(columns / each);
  const packed = new Int32Array(rows * words);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * words + Math.floor(column / each);
      const count = counts[row * columns + column] ?? 0;
      packed[cell] = readInt(packed, cell) | (count << ((column % each) * bits));
    }
  }
  let guards = 0;
  for (let place = 0; place < each; place++) guards |= 1 << (place * bits + bits - 1);
  return { words, guards, cells: packed, bits, each };
}

/** The bits of some columns, word by word. */
export function maskColumns({ words, bits, each }: PackedCounts, columns: readonly number[]): Int32Array {
  const masks = new Int32Array(words);
  for (const column of columns) {
    const word = Math.floor(column / each);
    masks[word] = readInt(masks, word) | (((1 << (bits - 1)) - 1) << ((column % each) * bits));
  }
  return masks;
}

/** Whether a row has no less of anything than another. */
export function coversRow(
  { words, guards, cells: packed }: PackedCounts,
  row: number,
  other: number,
): boolean {
  for (let word = 0; word < words; word++) {
    const more = readInt(packed, row * words + word) | guards;
    // Where a count is less its guard is borrowed.
    if (((more - readInt(packed, other * words + word)) & guards) !== guards) return false;
  }
  return true;
}

/** Whether two rows are the same in the columns of a mask. */
export function isSameRow(
  { words, cells: packed }: PackedCounts,
  masks: Int32Array,
  row: number,
  other: number,
) {
  for (let word = 0; word < words; word++) {
    const differing = readInt(packed, row * words + word) ^ readInt(packed, other * words + word);
    if ((differing & readInt(masks, word)) !== 0) return false;
  }
  return true;
}
