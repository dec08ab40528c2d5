import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "./failure.mjs";
import { buildGraph, hasLinks } from "./import-graph.mjs";
import { root } from "./project.mjs";

const run = promisify(execFile);

/**
 * @typedef {object} Checkout
 * @property {string[]} changed Files that differ, deleted and new ones included.
 * @property {string[]} files All files that are there, and the deleted ones: who used them is affected too.
 * @property {Set<string>} deleted
 * @property {ReadonlyMap<string, string>} sources Text of those that can name others.
 * @property {import("./import-graph.mjs").Graph} graph
 */

/**
 * What differs from a commit: with HEAD, what is not committed; with another, all since the history parted.
 *
 * @param {string} reference
 * @returns {Promise<Checkout>}
 * @throws {Failure} where there is no git, or no such commit.
 */
export async function readChange(reference) {
  const base =
    reference === "HEAD" ? reference : (await git(reference, ["merge-base", reference, "HEAD"])).trim();
  const [differing, present, untracked] = await Promise.all([
    git(reference, ["diff", "--name-only", "--no-renames", "--relative", "-z", base]),
    git(reference, ["ls-files", "-z"]),
    git(reference, ["ls-files", "--others", "--exclude-standard", "-z"]),
  ]);
  const fresh = untracked.split("\0").filter(Boolean);
  const changed = [...new Set([...differing.split("\0").filter(Boolean), ...fresh])].sort();
  const files = [...new Set([...present.split("\0").filter(Boolean), ...changed])];
  /** @type {Map<string, string>} */
  const sources = new Map();
  /** @type {Set<string>} */
  const deleted = new Set();
  await Promise.all(
    files
      .filter((path) => hasLinks(path) || changed.includes(path))
      .map(async (path) => {
        const text = await readFile(join(root, path), "utf8").catch(() => null);
        if (text === null) deleted.add(path);
        else if (hasLinks(path)) sources.set(path, text);
      }),
  );
  return { changed, files, deleted, sources, graph: buildGraph(sources, files) };
}

/** @param {string} reference For the message. @param {readonly string[]} words @returns {Promise<string>} */
async function git(reference, words) {
  try {
    return (await run("git", words.slice(), { cwd: root, maxBuffer: 2 ** 28 })).stdout;
  } catch (error) {
    throw new Failure(`git could not say what changed since ${reference}.`, {
      log: error instanceof Error ? error.message : String(error),
      help: "--changed needs a git checkout and the name of a commit or a branch.",
    });
  }
}

/**
 * Whose turn it is in a run (tests/support/test-size.ts), from the commit that is checked out: a run of the same commit
 * looks at the same, the next commit elsewhere.
 *
 * @returns {Promise<string>} Empty without git.
 */
export async function turnOfCommit() {
  const commit = await run("git", ["rev-parse", "HEAD"], { cwd: root }).catch(() => null);
  return commit ? String(Number.parseInt(commit.stdout.slice(0, 7), 16)) : "";
}
