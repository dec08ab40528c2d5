import { groupBy } from "@/lib/catalog/group-by";
import { getLetterMask } from "@/lib/text/count-typos";
import { fold, getStem, isUnspaced, splitWords } from "@/lib/text/fold";

/**
 * The words of all documents in one language. A search compares what was typed with each different word once,
 * and then adds up the documents by number: no document is looked at as text.
 */
export interface Lexicon {
  /** Every different word, sorted. */
  readonly words: readonly string[];
  /** Places of the words that are the same without plural endings. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Per word the documents that have it in their name or their mentions. */
  readonly documents: readonly (readonly number[])[];
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
  /** The documents by these letters. */
  readonly byInitials: ReadonlyMap<string, readonly number[]>;
  /** Each name folded, without spaces. */
  readonly joined: readonly string[];
  /** Letter masks of each word and joined name: they rule out most before the comparison. */
  readonly letters: Int32Array;
  readonly joinedLetters: Int32Array;
  /** Places of the words whose script has no spaces. */
  readonly unspaced: readonly number[];
}

/** A document for the lexicon: nothing but texts. */
export interface LexiconEntry {
  readonly name: string;
  readonly mentions: readonly string[];
}

/** Words that only distinguish variants of a name. */
const markers = new Set(["alpha", "beta", "gamma", "plus", "i", "ii", "iii", "iv", "v", "1", "2", "3", "4"]);

export function isMarker(word: string): boolean {
  return markers.has(word);
}

export function buildLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const namesAsWords = entries.map(({ name }) => splitWords(name).map(({ word }) => word));
  const texts = [...new Set(entries.flatMap(({ mentions }) => mentions))];
  const textsAsWords = texts.map((text) => splitWords(text).map(({ word }) => word));

  const words = [...new Set([...namesAsWords, ...textsAsWords].flat())].sort();
  const place = new Map(words.map((word, index) => [word, index]));
  const placeOfText = new Map(texts.map((text, index) => [text, index]));
  const toPlaces = (list: readonly string[]) => Uint16Array.from(list, (word) => place.get(word) ?? 0);

  const names = namesAsWords.map(toPlaces);
  const textPlaces = textsAsWords.map(toPlaces);
  const mentions = entries.map((entry) =>
    Uint16Array.from(entry.mentions, (text) => placeOfText.get(text) ?? 0),
  );
  const initials = namesAsWords.map(getInitials);
  const byStem = groupBy(words.keys(), (at) => getStem(words[at] ?? ""));
  const joined = entries.map(({ name }) => fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, ""));
  return {
    words,
    byStem,
    known: new Set([...words, ...byStem.keys()]),
    documents: groupDocumentsByWord(words.length, names, mentions, textPlaces),
    names,
    texts: textPlaces,
    mentions,
    initials,
    byInitials: groupBy(initials.keys(), (document) => initials[document] ?? ""),
    joined,
    letters: Int32Array.from(words, getLetterMask),
    joinedLetters: Int32Array.from(joined, getLetterMask),
    unspaced: [...words.keys()].filter((at) => isUnspaced(words[at] ?? "")),
  };
}

function groupDocumentsByWord(
  words: number,
  names: readonly Uint16Array[],
  mentions: readonly Uint16Array[],
  texts: readonly Uint16Array[],
): number[][] {
  const lists = Array.from({ length: words }, (): number[] => []);
  const add = (word: number, document: number) => {
    const list = lists[word];
    if (list && list.at(-1) !== document) list.push(document);
  };
  for (const [document, name] of names.entries()) {
    for (const word of name) add(word, document);
    for (const text of mentions[document] ?? []) for (const word of texts[text] ?? []) add(word, document);
  }
  return lists;
}

function getInitials(words: readonly string[]): string {
  const counted = words.filter((word) => !isMarker(word));
  return counted.length > 1 ? counted.map((word) => word[0]).join("") : "";
}
