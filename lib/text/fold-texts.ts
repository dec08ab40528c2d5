import { getLetterMask } from "./count-typos";
import { fold, splitWords } from "./fold";

/** Texts of a row; empty ones are allowed. */
type RowTexts = readonly (string | null | undefined)[];

/** The texts that a row is found by. A list of texts alone is its names. */
export type MatchTexts =
  | RowTexts
  | {
      /** In every language that is known. */
      readonly names: RowTexts;
      /** Its other names among players. */
      readonly aliases?: RowTexts;
      /** Other texts that it is found by, such as its skills. */
      readonly mentions?: RowTexts;
    };

/** A text as it is compared. */
export interface FoldedText {
  readonly words: readonly string[];
  /** The words with one space between them. */
  readonly text: string;
  /** The words without spaces. */
  readonly joined: string;
}

/** All texts of a row as they are compared. */
export interface FoldedTexts {
  readonly names: readonly FoldedText[];
  readonly aliases: readonly FoldedText[];
  readonly mentions: readonly FoldedText[];
  /** Each different word of names, aliases and mentions. */
  readonly words: readonly string[];
  /** Letter masks of these words: they rule out most before typos are counted. */
  readonly letters: Int32Array;
}

/** The words of a text, folded. A star belongs to its number: `8★` is one word. */
export function splitText(text: string): string[] {
  // Most texts are plain English: nothing to look for letter by letter.
  if (/^[ -*,-~]*$/.test(text)) return fold(text).match(/[a-z0-9]+/g) ?? [];
  return splitWords(text.replaceAll("★", "stars")).map(({ word }) => word);
}

/** Different texts that are kept folded: more than the skills, sets and kinds of all lists of a page. */
const maxKept = 4096;
const kept = new Map<string, FoldedText>();

function foldText(text: string): FoldedText {
  const known = kept.get(text);
  if (known) return known;
  const words = splitText(text);
  const folded = { words, text: words.join(" "), joined: words.join("") };
  // Texts that are typed or written by people come and go: none of them may fill the memory.
  if (kept.size >= maxKept) kept.clear();
  kept.set(text, folded);
  return folded;
}

interface Known {
  readonly key: string;
  readonly texts: FoldedTexts;
}

const knownRows = new WeakMap<object, Known>();

/** The texts of a row folded, once as long as row and texts stay the same. */
export function foldTexts(row: unknown, texts: MatchTexts): FoldedTexts {
  const { names, aliases = [], mentions = [] } = "names" in texts ? texts : { names: texts };
  if (typeof row !== "object" || row === null) return foldAll(names, aliases, mentions);
  const key = `${names.join("\n")}\t${aliases.join("\n")}\t${mentions.join("\n")}`;
  const known = knownRows.get(row);
  if (known?.key === key) return known.texts;
  const folded = foldAll(names, aliases, mentions);
  knownRows.set(row, { key, texts: folded });
  return folded;
}

function foldAll(names: RowTexts, aliases: RowTexts, mentions: RowTexts): FoldedTexts {
  const [foldedNames, foldedAliases, foldedMentions] = [names, aliases, mentions].map((list) =>
    [...new Set(list)].flatMap((text) => (text ? [foldText(text)] : [])),
  );
  const all = [foldedNames, foldedAliases, foldedMentions].flatMap((list) => list ?? []);
  const words = [...new Set(all.flatMap((text) => text.words))];
  return {
    names: foldedNames ?? [],
    aliases: foldedAliases ?? [],
    mentions: foldedMentions ?? [],
    words,
    letters: Int32Array.from(words, getLetterMask),
  };
}
