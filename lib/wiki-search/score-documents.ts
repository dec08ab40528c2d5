import { isMarker, type Lexicon } from "./build-lexicon";
import { cost, guessed, noMatch, type WordMatch } from "./match-words";

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

/**
 * Scores the documents that match the typed words; lower is better. By weight: unmatched words,
 * typos, words found only in mentions, how much of the name matches, the rank of the document, how well the words
 * were hit.
 *
 * @param mayMiss typed words that may stay unanswered
 * @param ranks per document what it counts among equals, from 0 to 15; less is better. A document of rank 0 counts as
 *   named in full by any whole words of its name
 * @param visit called for each document that answers
 */
export function scoreDocuments(
  typed: readonly WordMatch[],
  lexicon: Lexicon,
  mayMiss: number,
  ranks: Uint8Array,
  visit: (document: number, score: number) => void,
): void {
  const getMentionCost = createMentionCosts(typed, lexicon);
  const candidates = mayMiss > 0 ? findPartly(typed, lexicon, mayMiss) : findCandidates(typed, lexicon);
  for (const document of candidates) {
    const found = countHits(document, typed, lexicon, getMentionCost);
    if (found.missing > mayMiss || found.missing === typed.length) continue;
    const rank = ranks[document] ?? 15;
    const trouble = (found.missing * 256 + Math.min(found.slips, 255)) * 16 + Math.min(found.mentioned, 15);
    // `dahaad` is Jin Dahaad to everybody, although armor begins with the word.
    const isNamed = rank === 0 && trouble === 0 && countBits(found.full) === typed.length;
    const form = isNamed ? shape.whole : getShape(lexicon.names[document], lexicon, found);
    visit(document, ((trouble * 4 + form) * 16 + rank) * 64 + Math.min(found.total, 63));
  }
}

/** Documents of the typed word with the fewest matches: only they can match all words. */
function findCandidates(typed: readonly WordMatch[], lexicon: Lexicon): Iterable<number> {
  let fewest: readonly (readonly number[])[] = [];
  let count = Number.POSITIVE_INFINITY;
  for (const { text, places } of typed) {
    const lists = places.map((place) => lexicon.documents[place] ?? []);
    if (text.length > 1) lists.push(lexicon.byInitials.get(text) ?? []);
    const size = lists.reduce((sum, list) => sum + list.length, 0);
    if (size < count) [fewest, count] = [lists, size];
  }
  return new Set(fewest.flat());
}

/** Documents that have all but `mayMiss` of the typed words. */
function findPartly(typed: readonly WordMatch[], lexicon: Lexicon, mayMiss: number): readonly number[] {
  const counts = new Uint8Array(lexicon.names.length);
  const seen = new Int8Array(lexicon.names.length).fill(-1);
  const least = Math.max(1, typed.length - mayMiss);
  const found: number[] = [];
  for (const [index, { text, places }] of typed.entries()) {
    const count = (document: number) => {
      if (seen[document] === index) return;
      seen[document] = index;
      const own = (counts[document] ?? 0) + 1;
      counts[document] = own;
      if (own === least) found.push(document);
    };
    for (const place of places) for (const document of lexicon.documents[place] ?? []) count(document);
    if (text.length > 1) for (const document of lexicon.byInitials.get(text) ?? []) count(document);
  }
  return found;
}

/** The matches of a document with the typed words. */
interface Hits {
  missing: number;
  slips: number;
  mentioned: number;
  /** Costs of what was not guessed. */
  total: number;
  isInOrder: boolean;
  /** Bits of the name's words that were hit, and hit in full. */
  hit: number;
  full: number;
}

function countHits(
  document: number,
  typed: readonly WordMatch[],
  lexicon: Lexicon,
  getMentionCost: (document: number, typed: number) => number,
): Hits {
  const name = lexicon.names[document] ?? new Uint16Array();
  const found: Hits = { missing: 0, slips: 0, mentioned: 0, total: 0, isInOrder: true, hit: 0, full: 0 };
  for (const [index, { text, costs }] of typed.entries()) {
    const at = findBestPlace(name, costs, found.hit, index);
    let best = at < 0 ? noMatch : (costs[name[at] ?? 0] ?? noMatch);
    if (best >= guessed) {
      const mention = getMentionCost(document, index);
      if (mention < guessed || mention < best) {
        found.mentioned += 1;
        best = mention;
      } else if (text.length > 1 && text === lexicon.initials[document]) {
        // Less than a mention: any letters are the initials of something.
        found.mentioned += 2;
        best = cost.within;
      }
    }
    if (best === noMatch) {
      found.missing += 1;
      found.isInOrder = false;
      continue;
    }
    if (best >= guessed) found.slips += best;
    else found.total += best;
    if (at < 0 || found.mentioned > 0) found.isInOrder = false;
    else {
      if (at !== index) found.isInOrder = false;
      found.hit |= 1 << at;
      if (best <= cost.variant) found.full |= 1 << at;
    }
  }
  return found;
}

/** Cost of the best mention of a document, each text looked at once. */
function createMentionCosts(
  typed: readonly WordMatch[],
  { texts, mentions }: Lexicon,
): (document: number, typed: number) => number {
  const known = typed.map(() => new Int16Array(texts.length).fill(-1));
  return (document, index) => {
    const costs = typed[index]?.costs;
    const own = known[index];
    let best: number = noMatch;
    for (const text of mentions[document] ?? []) {
      let price = own?.[text] ?? noMatch;
      if (price < 0 && own && costs) {
        price = getLowestCost(texts[text] ?? new Uint16Array(), costs);
        own[text] = price;
      }
      best = Math.min(best, price);
    }
    return best;
  };
}

/** Score of a name that was compared with the whole query. */
export function scoreWholeName(slips: number, rank: number): number {
  return (Math.min(slips, 255) * 16 * 4 + shape.parts) * 16 * 64 + rank * 64;
}

/** Whether the score is that of a document whose name was typed, but for α, β, numerals and the like. */
export function isNamedInFull(score: number): boolean {
  return score < shape.beginning * 16 * 64;
}

/** Whether the score is that of a document that has some of the words beside its name only, such as its element. */
export function isMention(score: number): boolean {
  return score >= 4 * 16 * 64;
}

/** Loss in score of a document of another kind than the typed one: more than all mentions, less than any guess. */
export const otherKindCost = 16 * 4 * 16 * 64;

/** Loss in score of a document whose name lacks the word for its kind: less than a name of which a word is missing. */
export const filteredCost = 16 * 64;

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** Scores from here on miss a word. */
export const firstMissing = 256 * 16 * 4 * 16 * 64;

/** Scores from here on hold a guess. */
export const firstGuess = guessed * 16 * 4 * 16 * 64;

function getShape(name: Uint16Array | undefined, { words }: Lexicon, { hit, full, isInOrder }: Hits): number {
  const length = name?.length ?? 0;
  if (full === 2 ** length - 1) return isInOrder ? shape.whole : shape.nearlyWhole;
  let leftOut = hit !== 0;
  for (let at = 0; at < length; at += 1) {
    const bit = 1 << at;
    if (hit & bit ? !(full & bit) : !isMarker(words[name?.[at] ?? 0] ?? "")) leftOut = false;
  }
  if (leftOut) return shape.nearlyWhole;
  return isInOrder ? shape.beginning : shape.parts;
}

/** Index of the best matching word of the name; of equals one not matched yet, then the expected one. */
function findBestPlace(name: Uint16Array, costs: Uint8Array, hit: number, expected: number): number {
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

function getLowestCost(words: Uint16Array, costs: Uint8Array): number {
  let best: number = noMatch;
  for (const word of words) best = Math.min(best, costs[word] ?? noMatch);
  return best;
}
