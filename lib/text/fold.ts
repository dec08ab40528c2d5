/** A normalized word of a text and its position. */
interface FoldedWord {
  readonly word: string;
  /** First character of the piece of text that it came from. */
  readonly start: number;
  /** One past the last. */
  readonly end: number;
}

/** Accents, Arabic vowel signs and the stroke that stretches Arabic words. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Letters that Unicode does not take apart, and the three Greek ones, which are words of their own. */
const spelled: Readonly<Record<string, string>> = {
  α: " alpha ",
  β: " beta ",
  γ: " gamma ",
  "+": " plus ",
  ð: "d",
  đ: "d",
  þ: "th",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ة: "ه",
  ى: "ي",
};
const spelledLetters = new RegExp(`[${Object.keys(spelled).join("")}]`, "g");
const hiragana = /[\u3041-\u3096]/g;
/** From a hiragana to its katakana. */
const toKatakana = 0x60;

/**
 * Lower case without diacritics; α, β and γ spelled out; hiragana as katakana; full and half width alike.
 * Texts that a hunter would take for the same fold to the same.
 */
export function fold(text: string): string {
  // Most texts are plain English: nothing to take apart.
  if (/^[ -*,-~]*$/.test(text)) return text.toLowerCase().replaceAll("'", "");
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(spelledLetters, (letter) => spelled[letter] ?? letter)
    .replace(hiragana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + toKatakana));
}

/** The words of a text in their order. An apostrophe belongs to its word, `+` and Greek letters are words. */
export function splitWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: piece, index } of text.matchAll(/[αβγΑΒΓ+]|(?:(?![αβγΑΒΓ])[\p{L}\p{N}\p{M}'’])+/gu)) {
    for (const word of fold(piece).split(/[^\p{L}\p{N}\p{M}]+/u)) {
      if (word) words.push({ word, start: index, end: index + piece.length });
    }
  }
  return words;
}

/** Scripts that write words without spaces between them: there a word begins anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** A word without the ending of an English plural, so that `plates` and `plate` are one. */
export function getStem(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
