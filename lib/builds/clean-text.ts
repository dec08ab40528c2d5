/** Control, format (text direction among them), private-use and lone surrogates; emoji need the joiner. */
const invisible = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** The same, but a text of several lines keeps its line breaks and tabs. */
const invisibleInLines = /(?![\u200D\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Makes a text of one line fit to show to others: trimmed, single spaces, nothing invisible. */
export function cleanLine(raw: string): string {
  return raw.normalize("NFC").replace(/\s+/gu, " ").replace(invisible, "").replace(/ {2,}/g, " ").trim();
}

/** Makes a text of several lines fit to keep: `\n` for every line break, nothing invisible, no blank end. */
export function cleanLines(raw: string): string {
  return raw.normalize("NFC").replace(/\r\n?/g, "\n").replace(invisibleInLines, "").trimEnd();
}

/** A tag as it is stored and searched: small letters, words joined by hyphens. */
export function cleanTag(raw: string): string {
  return cleanLine(raw.normalize("NFKC")).toLowerCase().replace(/[ _]+/g, "-");
}
