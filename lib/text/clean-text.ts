/** Marks without width of their own that a letter may carry. Thai, Hindi, Arabic and Hebrew need four at most. */
const maxMarks = 4;

/**
 * Control, format (text direction among them), private-use and lone surrogates. Joiners and the tags of flags
 * are judged by their place; Arabic has a few format characters that are drawn.
 */
const invisible =
  /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** The same, but a text of several lines keeps its line breaks and tabs. */
const invisibleInLines = new RegExp(`(?![\\n\\t])${invisible.source}`, "gu");
/** Letters and signs by their Unicode class that draw nothing, such as Hangul fillers and the empty braille cell. */
const blank = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\u{13441}\u{13442}\u{1D159}]/gu;
/** A flag such as England's is a black flag with its name in tags; tags elsewhere are hidden text. */
const tags = /(\u{1F3F4})?([\u{E0020}-\u{E007F}]+)/gu;
const flagTags = /^[\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;
/** A variation selector says how an emoji, a sign, or a letter of some scripts before it is drawn. */
const straySelector =
  /(?<![\p{Emoji}\p{P}\p{S}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Mong}\p{sc=Mymr}\p{sc=Phag}])[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** Scripts whose letters join, or are kept from it, by a joiner. */
const joinedScripts = ["Arab", "Syrc", "Mong", "Nkoo", "Adlm", "Khmr", "Mymr", "Sinh", "Tibt"];
const indicScripts = ["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"];
const letter = `[${[...joinedScripts, ...indicScripts].map((script) => `\\p{scx=${script}}`).join("")}]`;
const picture = "\\p{Extended_Pictographic}";
/** A joiner that is neither between two such letters nor between the pictures of one emoji. */
const strayJoiner = new RegExp(
  `[\\u200C\\u200D](?!(?<=${letter}.)${letter}|(?<=(?:${picture}|\\p{Emoji_Modifier})\\uFE0F?\\u200D)${picture})`,
  "gu",
);
/** Joiners do not part marks. */
const markRun = new RegExp(`(?:\\p{M}|[\\u200C\\u200D]){${maxMarks + 1},}`, "gu");
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a name or title cannot be shown to others. */
type LineProblem = "nothing-visible" | "stacked-marks";

/** Makes a text of one line fit to show to others: trimmed, single spaces, nothing invisible. */
export function cleanLine(raw: string): string {
  const line = raw.replace(/\s+/gu, " ").replace(invisible, "").replace(blank, "");
  return dropStrays(line).replace(/ {2,}/g, " ").trim();
}

/**
 * Makes a text of several lines fit to keep: `\n` for every line break, nothing invisible, four marks on a
 * letter at most, no blank end. A text that shows nothing is empty.
 */
export function cleanLines(raw: string): string {
  const lines = dropStrays(raw.replace(/\r\n?/g, "\n").replace(invisibleInLines, ""));
  return hasVisible(lines) ? limitMarks(lines).trimEnd() : "";
}

/** A tag as it is stored and searched: small letters, words joined by hyphens. */
export function cleanTag(raw: string): string {
  return cleanLine(raw.normalize("NFKC")).toLowerCase().replace(/[ _]+/g, "-");
}

/**
 * Problems with a name or title that `cleanLine` cannot fix; `null` = nothing. White space alone is an
 * empty line, and whether that may be is for others to say.
 */
export function findLineProblem(raw: string): LineProblem | null {
  const line = cleanLine(raw);
  if (!hasVisible(line) && raw.trim() !== "") return "nothing-visible";
  return limitMarks(line) === line ? null : "stacked-marks";
}

/** The problem, as text that follows the name of the field. */
export function describeLineProblem(problem: LineProblem): string {
  return problem === "nothing-visible"
    ? "must contain visible characters"
    : `must not have more than ${maxMarks} marks on one letter`;
}

/** Whether a text has anything that can be seen. Marks alone, without a letter to carry them, have not. */
export function hasVisible(text: string): boolean {
  return visible.test(text.replace(blank, ""));
}

/** A text whose letters carry four marks at most. Marks with a width of their own are not counted. */
export function limitMarks(text: string): string {
  return text.replace(markRun, (run) => {
    let left = maxMarks;
    return [...run].filter((mark) => !/[\p{Mn}\p{Me}]/u.test(mark) || left-- > 0).join("");
  });
}

/**
 * The composed form of a text, without what belongs to nothing around it. What comes together when something
 * goes can become one letter, of which a letter has two or three at most; so this ends after a few rounds.
 */
function dropStrays(text: string): string {
  const composed = text.normalize("NFC");
  const left = composed
    .replace(tags, (whole, flag: string = "", name: string) => (flag && flagTags.test(name) ? whole : flag))
    .replace(straySelector, "")
    .replace(strayJoiner, "");
  return left === composed ? composed : dropStrays(left);
}
