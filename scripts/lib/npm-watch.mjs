import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { parseProcStat } from "./processes.mjs";

const run = promisify(execFile);
const lookEveryMs = 500;

/** @typedef {{ name: string, parent: number }} Ancestor */

/**
 * Calls back once when the npm that started this script has ended. npm starts a script through a shell: some
 * shells make way for the script, others wait for its end. A signal to npm ends the shell but never reaches the
 * script, and an npm that is killed leaves the shell waiting. So the shell's own parent is watched as well.
 *
 * @param {() => void} callBack
 */
export function watchNpm(callBack) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const first = readAncestor(parent);
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    const [before, now] = await Promise.all([first, readAncestor(parent)]);
    isLooking = false;
    const isShellLeft = before !== null && isShell(before.name) && now?.parent !== before.parent;
    if (process.ppid === parent && !isShellLeft) return;
    clearInterval(timer);
    callBack();
  }, lookEveryMs);
  timer.unref();
}

/**
 * @param {string} name Of a program, with or without its folder.
 * @returns {boolean}
 */
export function isShell(name) {
  return /^-?(sh|ash|bash|dash|fish|ksh|zsh)$/.test(basename(name));
}

/** @param {number} pid @returns {Promise<Ancestor | null>} */
async function readAncestor(pid) {
  try {
    if (process.platform === "linux") {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8");
      const row = parseProcStat(stat);
      const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
      return row && { name, parent: row.parent };
    }
    const { stdout } = await run("ps", ["-o", "ppid=,comm=", "-p", String(pid)]);
    const [, parent, name = ""] = /^\s*(\d+)\s+(.*\S)/.exec(stdout) ?? [];
    return parent ? { name, parent: Number(parent) } : null;
  } catch {
    return null;
  }
}
