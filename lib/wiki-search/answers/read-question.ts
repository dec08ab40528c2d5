import { type WeaponElement, type WeaponType, weaponElements, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { skillAliases } from "@/lib/catalog/skill-aliases";
import { weaponTypeAliases } from "@/lib/catalog/weapon-aliases";
import { fold, isUnspaced, splitWords } from "@/lib/text/fold";
import type { SearchDocument } from "../search-index-file";
import type { SearchKind } from "../search-kinds";
import type { WordNames } from "./answer-facts";
import { elementAliases, fillerWords, rolePhrases, type WordRole } from "./question-words";

/** The meaning of a phrase of a question. */
type Meaning =
  | { readonly type: "role"; readonly role: WordRole }
  | { readonly type: "weapon"; readonly weapon: WeaponType }
  | { readonly type: "element"; readonly element: WeaponElement }
  | { readonly type: "record"; readonly document: SearchDocument };

/** A question taken apart. */
export interface Question {
  readonly roles: ReadonlySet<WordRole>;
  readonly weapon: WeaponType | null;
  readonly element: WeaponElement | null;
  /** Numbers that were typed, in their order; with `slots`, the one next to that word is in `slots`. */
  readonly numbers: readonly number[];
  /** How many slots were asked for. */
  readonly slots: number | null;
  /** Records named in full, in their order. */
  readonly records: readonly SearchDocument[];
  /** Words that mean nothing of this, folded. */
  readonly rest: readonly string[];
}

/** All phrases that a question may have. */
interface Vocabulary {
  /** Of folded words with a space between them. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Words of the longest phrase. */
  readonly maxWords: number;
  /** Characters of the longest phrase of a script without spaces. */
  readonly maxLetters: number;
}

/** Kinds of records that answers are about. */
const recordKinds: ReadonlySet<SearchKind> = new Set(["monster", "skill", "item", "quest", "decoration"]);

/** Endings that the names of elements have in some languages, and that nobody types. */
const elementEnding = /\s?(?:属性|屬性|속성)$/;

/**
 * @param documents everything that can be found
 * @param listNames names of a document besides the English one, in the languages that are known
 * @param words names of weapon types and elements by language
 */
export function createVocabulary(
  documents: readonly SearchDocument[],
  listNames: (document: SearchDocument) => readonly string[],
  words: Readonly<Record<string, WordNames>>,
): Vocabulary {
  const meanings = new Map<string, Meaning>();
  // What is added first stays: what a word asks for, then what it names.
  const add = (phrase: string, meaning: Meaning) => {
    const key = toKey(phrase);
    if (key && !meanings.has(key)) meanings.set(key, meaning);
  };
  for (const weapon of weaponTypes) {
    const names = [weaponTypeLabels[weapon], ...weaponTypeAliases[weapon]];
    for (const name of names) {
      add(name, { type: "weapon", weapon });
      add(`${name}s`, { type: "weapon", weapon });
    }
    for (const { weapons } of Object.values(words)) add(weapons[weapon] ?? "", { type: "weapon", weapon });
  }
  for (const element of weaponElements) {
    add(element, { type: "element", element });
    for (const { elements } of Object.values(words)) {
      const name = elements[element] ?? "";
      add(name, { type: "element", element });
      add(name.replace(elementEnding, ""), { type: "element", element });
    }
  }
  for (const [alias, id] of Object.entries(elementAliases)) {
    const element = weaponElements.find((each) => each === id);
    if (element) add(alias, { type: "element", element });
  }
  for (const [phrase, role] of rolePhrases) add(phrase, { type: "role", role });
  for (const document of documents) {
    if (!recordKinds.has(document.kind)) continue;
    for (const name of [document.name, ...listNames(document)]) add(name, { type: "record", document });
  }
  for (const document of documents) {
    if (document.kind !== "skill") continue;
    for (const alias of skillAliases[document.id] ?? []) add(alias, { type: "record", document });
  }
  // The last word of a monster's name is what players call it, where it is nothing else: Dahaad, Duna, Planetes.
  for (const document of documents) {
    if (document.kind !== "monster" || document.name.startsWith("Guardian ")) continue;
    const last = document.name.split(" ").at(-1) ?? "";
    if (last !== document.name && last.length > 3) add(last, { type: "record", document });
  }
  const keys = [...meanings.keys()];
  return {
    meanings,
    maxWords: keys.reduce((most, key) => Math.max(most, key.split(" ").length), 1),
    maxLetters: keys.reduce((most, key) => (isUnspaced(key) ? Math.max(most, key.length) : most), 1),
  };
}

/** Takes a question apart, the longest phrases first. */
export function readQuestion(query: string, { meanings, maxWords, maxLetters }: Vocabulary): Question {
  const tokens = splitWords(query).flatMap(({ word }) =>
    isUnspaced(word) ? splitUnspaced(word, meanings, maxLetters) : splitLevel(word),
  );
  const found: (Meaning | number | string)[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [count, meaning] = findLongest(tokens, at, meanings, maxWords);
    const token = tokens[at] ?? "";
    if (meaning) found.push(meaning);
    else if (/^\d$/.test(token)) found.push(Number(token));
    else if (!fillerWords.has(token)) found.push(token);
    at += count;
  }
  return toQuestion(found);
}

function toQuestion(found: readonly (Meaning | number | string)[]): Question {
  const all = found.filter((each) => typeof each === "object");
  const isSlots = (each: Meaning | number | string | undefined) =>
    typeof each === "object" && each.type === "role" && each.role === "slots";
  const slotsAt = found.findIndex(
    (each, at) => typeof each === "number" && (isSlots(found[at + 1]) || isSlots(found[at - 1])),
  );
  const slots = found[slotsAt];
  return {
    roles: new Set(all.flatMap((each) => (each.type === "role" ? each.role : []))),
    weapon: all.find((each) => each.type === "weapon")?.weapon ?? null,
    element: all.find((each) => each.type === "element")?.element ?? null,
    numbers: found.filter((each, at) => typeof each === "number" && at !== slotsAt).map(Number),
    slots: typeof slots === "number" ? slots : null,
    records: all.flatMap((each) => (each.type === "record" ? each.document : [])),
    rest: found.filter((each) => typeof each === "string"),
  };
}

function findLongest(
  tokens: readonly string[],
  at: number,
  meanings: Vocabulary["meanings"],
  maxWords: number,
): [count: number, meaning: Meaning | undefined] {
  for (let count = Math.min(maxWords, tokens.length - at); count > 0; count -= 1) {
    const meaning = meanings.get(tokens.slice(at, at + count).join(" "));
    if (meaning) return [count, meaning];
  }
  return [1, undefined];
}

/** `lv3` and `lvl5` are a word and a number. */
function splitLevel(word: string): string[] {
  const [, label, figure] = /^(lv|lvl|level)(\d)$/.exec(word) ?? [];
  return label && figure ? [label, figure] : [word];
}

/** Phrases of a text without spaces, and what is between them. */
function splitUnspaced(text: string, meanings: Vocabulary["meanings"], maxLetters: number): string[] {
  const tokens: string[] = [];
  let between = "";
  for (let at = 0; at < text.length; ) {
    let size = Math.min(maxLetters, text.length - at);
    while (size > 0 && !meanings.has(text.slice(at, at + size))) size -= 1;
    if (size === 0) {
      between += text[at];
      at += 1;
      continue;
    }
    if (between) tokens.push(between);
    between = "";
    tokens.push(text.slice(at, at + size));
    at += size;
  }
  return between ? [...tokens, between] : tokens;
}

function toKey(phrase: string): string {
  return splitWords(fold(phrase))
    .map(({ word }) => word)
    .join(" ");
}
