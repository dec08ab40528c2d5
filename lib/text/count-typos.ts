/** How many typos a word of this length may have. */
export function getMaxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Which letters a word holds, as bits: letters that share a bit are taken for one, so a difference of masks never
 * claims more than there is.
 */
export function getLetterMask(word: string): number {
  let letters = 0;
  for (let cell = 0; cell < word.length; cell += 1) letters |= 1 << (word.charCodeAt(cell) & 31);
  return letters;
}

/** Whether two words differ in so many letters that they are more than `max` typos apart. */
export function isTooFar(typed: number, word: number, max: number): boolean {
  let missing = typed & ~word;
  let count = 0;
  while (missing !== 0) {
    missing &= missing - 1;
    count += 1;
    if (count > max) return true;
  }
  return false;
}

/** Rows of the table of distances. Words are short; longer ones are not compared. */
const maxLength = 48;
let before = new Uint8Array(maxLength + 1);
let last = new Uint8Array(maxLength + 1);
let now = new Uint8Array(maxLength + 1);

/** How far a typed word is from a word. */
interface Typos {
  /** Typos compared with the whole word; more than `max` if it is further away. */
  readonly whole: number;
  /** Typos compared with the best prefix of the word. */
  readonly beginning: number;
}

/**
 * Typos between the typed text and a word: letters left out, added, replaced, or two neighbors swapped
 * (optimal string alignment). Only a band around the diagonal is computed, so words that differ early cost
 * next to nothing.
 *
 * @param max typos beyond which the exact number does not matter
 */
export function countTypos(typed: string, word: string, max: number): Typos {
  const far = { whole: max + 1, beginning: max + 1 };
  const rows = typed.length;
  const columns = Math.min(word.length, rows + max);
  if (rows > maxLength || columns < rows - max) return far;

  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const from = Math.max(1, row - max);
    const to = Math.min(columns, row + max);
    now[0] = row;
    if (from > 1) now[from - 1] = max + 1;
    let minInRow = from === 1 ? row : max + 1;
    for (let column = from; column <= to; column += 1) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const above = column > row - 1 + max ? max + 1 : cell(last, column);
      let distance = Math.min(cell(last, column - 1) + (same ? 0 : 1), above + 1, cell(now, column - 1) + 1);
      if (
        !same &&
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      ) {
        distance = Math.min(distance, cell(before, column - 2) + 1);
      }
      now[column] = distance;
      if (distance < minInRow) minInRow = distance;
    }
    if (minInRow > max) return far;
    [before, last, now] = [last, now, before];
  }

  let beginning = max + 1;
  for (let column = Math.max(0, rows - max); column <= columns; column += 1) {
    beginning = Math.min(beginning, cell(last, column));
  }
  const reached = word.length <= rows + max;
  return { whole: reached ? Math.min(cell(last, columns), max + 1) : max + 1, beginning };
}

/** From this length on a word may still be unfinished when it is compared. */
const minBeginningLength = 5;

/**
 * Typos between a typed word and a word, or those of a prefix and half of one more, as the rest may still follow while
 * somebody types.
 *
 * @param max typos that are accepted, see `getMaxTypos`
 * @returns infinity where there are more
 */
export function countSlips(typed: string, word: string, max: number): number {
  const { whole, beginning } = countTypos(typed, word, max);
  const slips = Math.min(whole, typed.length >= minBeginningLength ? beginning + 0.5 : max + 1);
  return slips <= max + 0.5 ? slips : Number.POSITIVE_INFINITY;
}

function cell(row: Uint8Array, column: number): number {
  return row[column] ?? maxLength;
}
