import { fold, isUnspaced, stemOf, wordsOf } from "./fold";

/**
 * The words of all documents in one language. A search compares what was typed with each different word once,
 * and then adds up the documents by number: no document is looked at as text.
 */
export interface Lexicon {
  /** Every different word, sorted. */
  readonly words: readonly string[];
  /** The same words without plural endings. */
  readonly stems: readonly string[];
  /** Words and stems, to ask whether there is such a word. */
  readonly known: ReadonlySet<string>;
  /** Words of each document's name, in order. */
  readonly names: readonly Uint16Array[];
  /** Words of each text that documents share. */
  readonly texts: readonly Uint16Array[];
  /** Per document the texts that belong to it. */
  readonly mentions: readonly Uint16Array[];
  /** First letters of each name's words, as in `ab` for Attack Boost; empty for a single word. */
  readonly initials: readonly string[];
  /** Each name folded, without spaces. */
  readonly joined: readonly string[];
  /** Words whose script has no spaces, by place in `words`. */
  readonly unspaced: readonly boolean[];
}

/** A document for the lexicon: nothing but texts. */
export interface LexiconEntry {
  readonly name: string;
  readonly mentions: readonly string[];
}

/** Words that only say which one of several things of a name it is. */
const markers = new Set(["alpha", "beta", "gamma", "plus", "i", "ii", "iii", "iv", "v", "1", "2", "3", "4"]);

export function isMarker(word: string): boolean {
  return markers.has(word);
}

export function buildLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const namesAsWords = entries.map(({ name }) => wordsOf(name).map(({ word }) => word));
  const texts = [...new Set(entries.flatMap(({ mentions }) => mentions))];
  const textsAsWords = texts.map((text) => wordsOf(text).map(({ word }) => word));

  const words = [...new Set([...namesAsWords, ...textsAsWords].flat())].sort();
  const place = new Map(words.map((word, index) => [word, index]));
  const placeOfText = new Map(texts.map((text, index) => [text, index]));
  const toPlaces = (list: readonly string[]) => Uint16Array.from(list, (word) => place.get(word) ?? 0);

  const stems = words.map(stemOf);
  return {
    words,
    stems,
    known: new Set([...words, ...stems]),
    names: namesAsWords.map(toPlaces),
    texts: textsAsWords.map(toPlaces),
    mentions: entries.map(({ mentions }) => Uint16Array.from(mentions, (text) => placeOfText.get(text) ?? 0)),
    initials: namesAsWords.map(initialsOf),
    joined: entries.map(({ name }) => fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, "")),
    unspaced: words.map(isUnspaced),
  };
}

function initialsOf(words: readonly string[]): string {
  const counted = words.filter((word) => !isMarker(word));
  return counted.length > 1 ? counted.map((word) => word[0]).join("") : "";
}
