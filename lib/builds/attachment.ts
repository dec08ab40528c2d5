import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { getCheck } from "@/lib/builder/share/encode-build-code";

/**
 * A build attached to a run or an answer: its code, which never changes, or a saved build, which follows what
 * its owner makes of it and is gone when they unpublish it.
 */
export type BuildAttachment =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "build"; readonly id: string };

type ReadAttachment =
  | { readonly ok: true; readonly attachment: BuildAttachment }
  /** `why`: for the person who pasted it, one or two sentences. */
  | { readonly ok: false; readonly why: string };

export const savedBuildId = /^[0-9a-f]{24}$/;
const codeForm = /^[A-Za-z0-9_-]+$/;
/** More than a message of a chat with a link in it. */
const maxTextLength = 4000;

/**
 * Whether a text is a code as it was made. Which build it holds, and whether this version of the site knows all of
 * it, is for `decodeBuildCode` to tell.
 */
export function isWholeCode(text: string): boolean {
  if (text.length < 4 || text.length > maxBuildCodeLength || !codeForm.test(text)) return false;
  return text.slice(1, 3) === getCheck(text.charAt(0), text.slice(3));
}

/**
 * Attachment in a pasted text: the address of a build in the builder or of a saved one, a short link, a bare code, or
 * a message with one of these in it. The host of an address is not looked at: a code says all by itself, and an id is
 * of a build of this site or of none. Never throws.
 */
export function readAttachment(text: string): ReadAttachment {
  if (text.length > maxTextLength) return refuse("That is too long to be a build link.");
  const words = text.split(/\s+/).map(refuseBare).filter(Boolean);
  const [first] = words;
  if (first === undefined) return refuse("Paste a build link or code.");
  const read = words.map((word) => (word.includes("/") ? readAddress(word) : readWord(word)));
  return read.find(({ ok }) => ok) ?? (words.length === 1 && read[0] ? read[0] : refuse(neither));
}

const neither = "That contains no build link or code.";
const damaged = "The code is damaged or incomplete. Copy it again.";

/** Without the brackets and stops that are around links in text. */
function refuseBare(word: string): string {
  return word.replace(/^[<([]+/, "").replace(/[>)\].,;:!?]+$/, "");
}

function readWord(word: string): ReadAttachment {
  if (savedBuildId.test(word)) return { ok: true, attachment: { kind: "build", id: word } };
  if (isWholeCode(word)) return { ok: true, attachment: { kind: "code", code: word } };
  return refuse(word.startsWith("1") && codeForm.test(word) && word.length >= 8 ? damaged : neither);
}

function readAddress(word: string): ReadAttachment {
  const url = getAddress(word);
  const [first, second, third] = url?.pathname.split("/").filter(Boolean) ?? [];
  if (first === "b" && second !== undefined) return readCode(second);
  if (first === "builder") {
    const code = url?.searchParams.get("b");
    if (code) return readCode(code);
    const saved = url?.searchParams.get("build");
    if (saved && savedBuildId.test(saved)) return { ok: true, attachment: { kind: "build", id: saved } };
    return refuse("That link opens an empty builder. Copy the link from Share in the builder.");
  }
  if (first === "wiki" && second === "builds") {
    if (third === undefined)
      return refuse("That link opens the list of builds. Open a build and copy its link.");
    if (savedBuildId.test(third)) return { ok: true, attachment: { kind: "build", id: third } };
    return refuse("That is not a link to a saved build.");
  }
  return refuse("That link does not lead to a build.");
}

function readCode(code: string): ReadAttachment {
  return isWholeCode(code) ? { ok: true, attachment: { kind: "code", code } } : refuse(damaged);
}

/** An address as people copy it: whole, without its protocol, or from the first slash. */
function getAddress(word: string): URL | null {
  const whole = word.startsWith("/")
    ? `https://here${word}`
    : word.includes("://")
      ? word
      : `https://${word}`;
  try {
    const url = new URL(whole);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}

function refuse(why: string): ReadAttachment {
  return { ok: false, why };
}
