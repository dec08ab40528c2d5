import { isMarker, type Lexicon } from "./lexicon";
import { cost, guessed, noMatch } from "./match-words";

/** How a name is hit as a whole, best first. */
const shape = {
  /** All of the name, in its order. */
  whole: 0,
  /** All of it in another order, or but for α, β, numerals and the like. */
  nearlyWhole: 1,
  /** Its first words. */
  beginning: 2,
  /** Some of its words. */
  parts: 3,
} as const;

/** One typed word, compared with every word of the lexicon. */
export interface TypedWord {
  readonly text: string;
  readonly costs: Uint8Array;
}

/**
 * Scores every document against the typed words; smaller is better. In order of weight: words left unanswered,
 * slips, words found only in mentions, how much of the name is hit, the document's own rank, how well the words
 * were hit.
 *
 * @param mayMiss typed words that may stay unanswered
 * @param ranks per document what it counts among equals, from 0 to 15; less is better
 * @param visit called for each document that answers
 */
export function scoreDocuments(
  typed: readonly TypedWord[],
  lexicon: Lexicon,
  mayMiss: number,
  ranks: Uint8Array,
  visit: (document: number, score: number) => void,
): void {
  const bestOfText = typed.map(({ costs }) => lexicon.texts.map((words) => least(words, costs)));
  for (let document = 0; document < lexicon.names.length; document += 1) {
    const name = lexicon.names[document];
    if (!name) continue;
    let slips = 0;
    let mentioned = 0;
    let missing = 0;
    let total = 0;
    let inOrder = true;
    // Bits of the name's words that were hit, and hit in full.
    let hit = 0;
    let full = 0;
    for (let index = 0; index < typed.length; index += 1) {
      const word = typed[index];
      if (!word) continue;
      const at = placeOfBest(name, word.costs, hit, index);
      let best = at < 0 ? noMatch : (word.costs[name[at] ?? 0] ?? noMatch);
      if (best >= guessed) {
        const mention = leastMention(lexicon.mentions[document], bestOfText[index]);
        if (mention < guessed || mention < best) {
          mentioned += 1;
          best = mention;
        } else if (word.text.length > 1 && word.text === lexicon.initials[document]) {
          // Less than a mention: any letters are the initials of something.
          mentioned += 2;
          best = cost.within;
        }
      }
      if (best === noMatch) {
        missing += 1;
        if (missing > mayMiss) break;
        continue;
      }
      if (best >= guessed) slips += best;
      else total += best;
      if (at < 0 || mentioned > 0) inOrder = false;
      else {
        if (at !== index) inOrder = false;
        hit |= 1 << at;
        if (best <= cost.variant) full |= 1 << at;
      }
    }
    if (missing > mayMiss || missing === typed.length) continue;
    const form = shapeOf(name, lexicon, hit, full, inOrder && missing === 0);
    const trouble = (missing * 256 + Math.min(slips, 255)) * 16 + Math.min(mentioned, 15);
    visit(document, ((trouble * 4 + form) * 16 + (ranks[document] ?? 15)) * 64 + Math.min(total, 63));
  }
}

/** Score of a name that resembles the whole query. */
export function scoreOfGuess(slips: number, rank: number): number {
  return (Math.min(slips, 255) * 16 * 4 + shape.parts) * 16 * 64 + rank * 64;
}

/** Scores from here on hold a guess. */
export const firstGuess = guessed * 16 * 4 * 16 * 64;

function shapeOf(name: Uint16Array, { words }: Lexicon, hit: number, full: number, inOrder: boolean): number {
  const all = 2 ** name.length - 1;
  if (full === all) return inOrder ? shape.whole : shape.nearlyWhole;
  let leftOut = true;
  let wholeHit = true;
  for (let at = 0; at < name.length; at += 1) {
    const isHit = (hit & (1 << at)) !== 0;
    if (isHit && (full & (1 << at)) === 0) wholeHit = false;
    if (!isHit && !isMarker(words[name[at] ?? 0] ?? "")) leftOut = false;
  }
  if (leftOut && wholeHit && hit !== 0) return shape.nearlyWhole;
  return inOrder ? shape.beginning : shape.parts;
}

/** Place of the word of the name that answers best; of equals, one not yet hit, then the expected one. */
function placeOfBest(name: Uint16Array, costs: Uint8Array, hit: number, expected: number): number {
  let place = -1;
  let best: number = noMatch;
  for (let at = 0; at < name.length; at += 1) {
    const own = costs[name[at] ?? 0] ?? noMatch;
    if (own === noMatch || own > best) continue;
    const free = (hit & (1 << at)) === 0;
    if (own < best || (at === expected && free) || (place >= 0 && (hit & (1 << place)) !== 0 && free)) {
      best = own;
      place = at;
    }
  }
  return place;
}

function least(words: Uint16Array, costs: Uint8Array): number {
  let best: number = noMatch;
  for (const word of words) best = Math.min(best, costs[word] ?? noMatch);
  return best;
}

function leastMention(texts: Uint16Array | undefined, bestOf: readonly number[] | undefined): number {
  let best: number = noMatch;
  for (const text of texts ?? []) best = Math.min(best, bestOf?.[text] ?? noMatch);
  return best;
}
