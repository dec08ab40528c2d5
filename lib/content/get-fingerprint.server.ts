import { createHash } from "node:crypto";

/** Texts shorter than this, in letters and digits, are common property: two people may well write the same. */
const minTextLength = 24;

/** The parts by which a piece of content is the same as another. */
export interface FingerprintedContent {
  /** e.g. `build`. */
  readonly kind: string;
  /** The texts that people read. */
  readonly texts: readonly string[];
  /** Its content besides the texts, e.g. the code of a loadout. */
  readonly payload: string;
}

/**
 * The fingerprints of content, by which a copy of something that was taken down is recognized whoever posts it:
 * one of the whole, and one of each longer text by itself, so that the text is caught in another build too.
 * Letter case, spaces, punctuation, markup and compatibility forms of letters make no difference.
 *
 * @returns 24 hex digits each, without repetition.
 */
export function getFingerprints({ kind, texts, payload }: FingerprintedContent): string[] {
  const plain = texts.map(toPlainText);
  const whole = hash([kind, ...plain, payload]);
  const long = plain.filter((text) => [...text].length >= minTextLength).map((text) => hash(["text", text]));
  return [...new Set([whole, ...long])];
}

/** Whether a text has a letter or a digit, without which it is like any other such text. */
export function hasLetters(text: string): boolean {
  return toPlainText(text) !== "";
}

function toPlainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function hash(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
}
