import { Failure } from "./failure.mjs";
import { stageKeys } from "./test-plan.mjs";

/**
 * @typedef {import("./test-plan.mjs").StageKey} StageKey
 *
 * @typedef {object} TestArguments
 * @property {StageKey[] | null} only In the order of the stages; null means all.
 * @property {string | null} changed What to compare with, from `--changed`; null when that was not requested.
 * @property {boolean} profile
 * @property {boolean} plain Whether the site is built without `lib/paint`. Then its browser tests alone, unless others are named.
 * @property {string[]} rest For the test runner of the one stage.
 */

/**
 * @param {readonly string[]} words Of the command line.
 * @returns {TestArguments}
 * @throws {Failure} which shows how the command is used.
 */
export function parseTestArguments(words) {
  /** @type {TestArguments} */
  const parsed = { only: null, changed: null, profile: false, plain: false, rest: [] };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const next = words[at + 1];
    if (word === "--only") {
      parsed.only = parseStages(next ?? "");
      at += 1;
    } else if (word === "--changed") {
      const isReference = next !== undefined && !next.startsWith("-");
      parsed.changed = isReference ? next : "HEAD";
      if (isReference) at += 1;
    } else if (word === "--profile") parsed.profile = true;
    else if (word === "--plain") parsed.plain = true;
    else parsed.rest.push(word);
  }
  if (parsed.plain) parsed.only ??= ["e2e"];
  const { only, changed, rest } = parsed;
  if (rest.length === 0) return parsed;
  const said = rest.join(" ");
  if (!only) throw new Failure(`Unknown: ${said}`, { help: usage() });
  if (only.length > 1) throw new Failure(`${said} can go to one stage only.`, { help: usage() });
  if (changed !== null) {
    throw new Failure(`${said} cannot go with --changed, which chooses the tests itself.`, { help: usage() });
  }
  return parsed;
}

/** @param {string} text Separated by commas. @returns {StageKey[]} */
function parseStages(text) {
  const keys = text.split(",");
  const unknown = keys.filter((key) => !stageKeys.some((each) => each === key));
  if (unknown.length > 0) throw new Failure(`No such stage: ${unknown.join(", ")}`, { help: usage() });
  return stageKeys.filter((key) => keys.includes(key));
}

function usage() {
  return [
    "Usage:  npm test                            everything",
    "        npm test -- --changed [ref]         what a change touches",
    "        npm test -- --profile               with where the time goes",
    "        npm test -- --plain                 browser tests on the site without lib/paint",
    `        npm test -- --only ${stageKeys.join(",")}`,
    "        npm test -- --only unit <filter>    the rest goes to the test runner of the one stage",
  ].join("\n");
}
