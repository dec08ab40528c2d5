import { cleanLine, findLineProblem, hasVisible } from "@/lib/text/clean-text";

/** Longest display name, in Unicode code points. */
export const maxNameLength = 32;

/** Why a name is refused. */
type NameProblem = "blank" | "long" | "stacked-marks" | "mixed-scripts" | "reserved";

/** Problems with a name, as text that can stand alone. */
export const nameProblems: Readonly<Record<NameProblem, string>> = {
  blank: "Use visible characters",
  long: `Use at most ${maxNameLength} characters`,
  "stacked-marks": "Use fewer accents on one letter",
  "mixed-scripts": "Don't mix letters of different alphabets that look alike",
  reserved: "This name is reserved for staff",
};

/** Letters of other alphabets, digits and signs that pass for Latin ones. `i`, `l` and `1` all pass for each other. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аα@4ａ∂"],
    ["b", "вЬ8ß"],
    ["c", "сϲ¢©"],
    ["d", "ԁđð"],
    ["e", "еεё3€"],
    ["f", "ƒ"],
    ["g", "ɡ9"],
    ["h", "һнհ"],
    ["i", "іιıl1|!ӏǀíј"],
    ["k", "кκ"],
    ["m", "м"],
    ["n", "пηո"],
    ["o", "оο0օøσ"],
    ["p", "рρ"],
    ["q", "ԛզ"],
    ["r", "гѓ®"],
    ["s", "ѕ5$ꜱ"],
    ["t", "тτ7+†"],
    ["u", "υսµц"],
    ["v", "νѵ"],
    ["w", "ԝωш"],
    ["x", "хχ×"],
    ["y", "уγү"],
    ["z", "ᴢ2"],
  ].flatMap(([latin = "", others = ""]) => [...others].map((other) => [other, latin])),
);

/** Words that stand for staff wherever they begin or end a word of a name. */
const staffWords = ["admin", "administrator", "moderator", "quarry", "capcom", "official", "gamemaster"].map(
  toSkeleton,
);
/** Words that stand for staff where they are a whole word of a name. */
const wholeWords = ["mod", "mods", "staff", "dev", "developer", "system", "owner", "support"].map(toSkeleton);
/** Names that stand for somebody else as a whole. */
const wholeNames = ["formerhunter", "deleteduser", "anonymous", "nobody", "null", "undefined"].map(
  toSkeleton,
);
/** Everyday words that end or begin like one of those. */
const harmless = new Set(["badminton", "quarryman", "quarrymen"].map(toSkeleton));

/**
 * Problems with a name that somebody chooses; `null` = nothing. Names that pass for staff are refused however they
 * are spelled: with letters of other alphabets, digits, signs or spaces between.
 */
export function findNameProblem(raw: string): NameProblem | null {
  const name = cleanLine(raw);
  if (!hasVisible(name)) return "blank";
  if ([...name].length > maxNameLength) return "long";
  if (findLineProblem(raw) === "stacked-marks") return "stacked-marks";
  if (isReservedName(name)) return "reserved";
  return mixesLookalikes(name) ? "mixed-scripts" : null;
}

/** Whether a name passes for staff, or for an account that is gone. */
export function isReservedName(name: string): boolean {
  const words = splitWords(name)
    .map(toSkeleton)
    .filter((word) => word !== "");
  const whole = words.join("");
  if (harmless.has(whole)) return false;
  if (wholeNames.includes(whole) || staffWords.includes(whole) || wholeWords.includes(whole)) return true;
  return words.some(
    (word) =>
      wholeWords.includes(word) ||
      (!harmless.has(word) && staffWords.some((staff) => word.startsWith(staff) || word.endsWith(staff))),
  );
}

/** `TheAdmin` is two words, and so is `the_admin`. */
function splitWords(name: string): string[] {
  return name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").split(/[\s_.,:;~*'"()[\]{}<>/\\#-]+/u);
}

/** A word as the eye reads it at a glance: Latin small letters alone. */
function toSkeleton(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const latin = [...plain].map((letter) => lookalikes[letter] ?? letter).join("");
  return latin
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[^a-z\p{L}]/gu, "");
}

/** Marks that only adorn a letter. Those of kana, Thai or Hindi make it another one and stay. */
const accents = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;
/** Signs around a name that do not make it another one. Signs that pass for letters stay. */
const edges = /^[^\p{L}\p{N}@$€]+|[^\p{L}\p{N}@$€]+$/gu;
/**
 * Numbers that make a second name of one that exists: all around it, as in `Rook2`, or the last of them, as in `Rook99
 * 2`.
 */
const numbered = [/^[\p{N}\s_.-]+|[\p{N}\s_.-]+$/gu, /[\s_.-]+\p{N}+[\s_.-]*$/gu];

/**
 * A name as the eye reads it at a glance, by which names are unique: letter case, accents, spaces, punctuation, and
 * letters, digits and signs that pass for each other make no difference. A name of signs alone is folded to itself.
 */
export function foldName(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase().normalize("NFKD").replace(accents, "").normalize("NFC");
  const latin = [...plain.replace(edges, "")].map((letter) => lookalikes[letter] ?? letter).join("");
  const folded = latin
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w");
  return folded || plain.replace(/\s/gu, "");
}

/** The same without numbers, so that one of them does not make another person's name one's own. */
export function foldNameCores(name: string): string[] {
  return numbered.map((number) => foldName(name.replace(number, "") || name));
}

const latinLetter = /\p{Script=Latin}/u;
const confusable =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** Latin next to Japanese is an everyday name; Latin next to Cyrillic or Greek looks like another one. */
function mixesLookalikes(name: string): boolean {
  return latinLetter.test(name) && confusable.test(name);
}
