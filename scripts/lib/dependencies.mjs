import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { root, stateDir } from "./project.mjs";

const lockFile = join(root, "package-lock.json");
/** Inside node_modules, so that it goes when the packages go. */
const stampFile = join(root, "node_modules", ".quarry-lock-hash");
/** npm writes this one at the end of every install. */
const npmRecord = join(root, "node_modules", ".package-lock.json");

const oldestNode = [20, 12];

/** @param {string} [version] Like `20.12.0`. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(`This is Node ${version}; Quarry needs ${oldestNode.join(".")} or later.`, {
    help: "Get it from https://nodejs.org or with your version manager.",
  });
}

/**
 * Whether node_modules is what package-lock.json asks for.
 *
 * @param {object} found
 * @param {string} found.lockHash
 * @param {string | null} found.stamp Hash of the lock file that these scripts installed last.
 * @param {number} found.lockTime Milliseconds.
 * @param {number | null} found.installTime When npm last finished here, by anybody's hand.
 * @returns {boolean}
 */
export function isInstalled({ lockHash, stamp, lockTime, installTime }) {
  if (installTime === null) return false;
  return stamp === lockHash || installTime >= lockTime;
}

/**
 * Installs the packages when they are missing or older than the lock file.
 *
 * @param {import("./children.mjs").Children} children
 * @param {(detail: string) => void} say
 */
export async function installDependencies(children, say) {
  const lockHash = createHash("sha256")
    .update(await readFile(lockFile))
    .digest("hex");
  const state = {
    lockHash,
    stamp: await readFile(stampFile, "utf8").catch(() => null),
    lockTime: (await stat(lockFile)).mtimeMs,
    installTime: await stat(npmRecord).then(
      (each) => each.mtimeMs,
      () => null,
    ),
  };
  if (isInstalled(state)) {
    say("up to date");
  } else {
    await runNpmCi(children);
    say("installed");
  }
  if (state.stamp !== lockHash) await writeFile(stampFile, lockHash);
}

/** @param {import("./children.mjs").Children} children */
async function runNpmCi(children) {
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const options = { log: join(stateDir, "logs", "npm-ci.log"), env: { NODE_ENV: undefined } };
  const npm = process.env.npm_execpath;
  const ending = npm?.endsWith("npm-cli.js")
    ? await children.run("npm ci", process.execPath, [npm, ...args], options)
    : await children.run("npm ci", process.platform === "win32" ? "npm.cmd" : "npm", args, options);
  if (ending.code !== 0) {
    throw new Failure("npm ci failed.", {
      log: ending.tail,
      help: "Check your network connection. Full output: .quarry/logs/npm-ci.log",
    });
  }
}
