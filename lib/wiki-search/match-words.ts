import { stemOf } from "./fold";
import type { Lexicon } from "./lexicon";
import { countTypos, typosAllowed } from "./typo";

/** How well a word answers what was typed; less is better. */
export const cost = {
  exact: 0,
  /** `plates` for `plate`, `3` for `III`. */
  variant: 1,
  beginning: 2,
  /** Within a word of a script without spaces, where a word may begin anywhere. */
  within: 4,
  /** From here on a guess. */
  inside: 8,
  typo: 16,
} as const;

/** A word that does not answer at all. */
export const noMatch = 255;

/** From here on what matched is not what was typed. */
export const guessed = cost.inside;

/** Numerals are written either way. */
const variants: Readonly<Record<string, string>> = {
  "1": "i",
  "2": "ii",
  "3": "iii",
  "4": "iv",
  "5": "v",
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  v: "5",
  a: "alpha",
  b: "beta",
  g: "gamma",
  atk: "attack",
  def: "defense",
  armour: "armor",
  defence: "defense",
  colour: "color",
};

/** Letters that must be typed before a word is looked for inside others. */
const insideFrom = 4;

/**
 * Compares a typed word with every word.
 *
 * @returns per word of the lexicon its cost, or `noMatch`
 */
export function matchWords(typed: string, lexicon: Lexicon): Uint8Array {
  const { words, stems, unspaced } = lexicon;
  const costs = new Uint8Array(words.length).fill(noMatch);
  const other = variants[typed];
  const stem = stemOf(typed);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (word === typed) costs[index] = cost.exact;
    else if (word === other || stems[index] === stem) costs[index] = cost.variant;
    else if (word.startsWith(typed)) costs[index] = cost.beginning;
    else if (unspaced[index] && word.includes(typed)) costs[index] = cost.within;
  }
  return costs;
}

/** Whether any word answers without guessing. */
export function hasMatch(costs: Uint8Array): boolean {
  return costs.some((each) => each < guessed);
}

/** Adds the guesses to `costs`: words that hold what was typed, and words that are a slip or two away. */
export function addGuesses(typed: string, lexicon: Lexicon, costs: Uint8Array): Uint8Array {
  const { words } = lexicon;
  const most = typosAllowed(typed.length);
  const guesses = costs.slice();
  for (let index = 0; index < words.length; index += 1) {
    if ((costs[index] ?? noMatch) < guessed) continue;
    const word = words[index] ?? "";
    if (typed.length >= insideFrom && word.includes(typed)) {
      guesses[index] = cost.inside;
    } else if (most > 0) {
      const { whole, beginning } = countTypos(typed, word, most);
      // As long as one types, the rest of the word may still come.
      const slips = Math.min(whole, typed.length >= 5 ? beginning + 0.5 : most + 1);
      if (slips <= most + 0.5) guesses[index] = cost.typo * slips;
    }
  }
  return guesses;
}
