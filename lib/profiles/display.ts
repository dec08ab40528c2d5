/** Shown for an account whose provider gives no usable name. */
export const fallbackName = "Hunter";
/** Longest display name, in Unicode code points. */
export const maxNameLength = 32;

const zeroWidthJoiner = "\u200D";
/** Letters by their Unicode class that draw nothing: Hangul fillers and the empty braille cell. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Control, format (text direction among them), private-use and lone surrogates; emoji need the joiner. */
const invisible = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const anythingVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Makes a name fit to show to others. The name comes from the account's provider, where its owner may write
 * anything: line breaks, marks that turn the text of the row around, or nothing visible at all.
 *
 * @returns 1 to 32 code points, trimmed, single spaces, at most four combining marks on a letter;
 *   `Hunter` where nothing visible is left.
 */
export function cleanDisplayName(raw: string | null | undefined): string {
  const visible = (raw ?? "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(invisible, "")
    .replace(blankLetters, "")
    .replace(stackedMarks, "$1");
  const name = trimEnds([...trimEnds(visible)].slice(0, maxNameLength).join(""));
  return anythingVisible.test(name) ? name : fallbackName;
}

function trimEnds(text: string): string {
  let trimmed = text.replace(/ {2,}/g, " ").trim();
  while (trimmed.startsWith(zeroWidthJoiner) || trimmed.endsWith(zeroWidthJoiner)) {
    trimmed = trimmed.replace(/^\u200D+|\u200D+$/gu, "").trim();
  }
  return trimmed;
}

const maxPhotoLength = 1024;

/**
 * Lets a profile picture through only from Google's own image hosts, where the provider keeps them: any
 * other address could count the visitors of a profile.
 *
 * @returns The normalised https address on `*.googleusercontent.com`, else `null`.
 */
export function cleanPhotoURL(raw: string | null | undefined): string | null {
  if (!raw || raw.length > maxPhotoLength || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  const allowed =
    url.protocol === "https:" &&
    url.hostname.endsWith(".googleusercontent.com") &&
    url.port === "" &&
    url.username === "" &&
    url.password === "";
  return allowed ? url.href : null;
}
