import { findLineProblem } from "@/lib/text/clean-text";

/** Longest title, in UTF-16 units. */
export const maxBuildTitleLength = 80;
/** Longest notes, in UTF-16 units: with all else they fit the 16 KB of a request in any script. */
export const maxNotesLength = 4000;
/** Limits of the Markdown of notes. Long lists with words in bold have a quarter of it. */
export const notesBudget = { depth: 12, nodes: 2000 };
/** Longest code of a loadout, in characters. */
export const maxCodeLength = 2000;
export const maxBuildTags = 5;
/** Longest tag, in UTF-16 units. */
export const maxTagLength = 24;
/** Skills that a build can be found by. */
export const maxSkills = 20;
/** Longest id of a skill or monster. */
export const maxRecordIdLength = 60;

/** Builds that one account can have, deleted ones not counted. */
export const maxBuildsPerAccount = 200;
/** Skills that a row of a list names, highest levels first. */
export const shownSkills = 8;

/** Characters that an address never needs to escape (RFC 3986, unreserved). */
const codePattern = /^[A-Za-z0-9._~-]+$/;

/** Whether a cleaned text can be a tag: letters and digits, joined by hyphens. */
export function isTag(text: string): boolean {
  return /^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u.test(text) && findLineProblem(text) === null;
}

/** Whether a text has the form of a loadout's code. What it says is for the codec to tell. */
export function isBuildCode(code: string): boolean {
  return code.length <= maxCodeLength && codePattern.test(code);
}
