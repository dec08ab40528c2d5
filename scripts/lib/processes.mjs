import { execFile, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Which process is which. A process id is used again by the system one day; together with the moment of its
 * start it stays the name of one process, so that nothing of somebody else's is ever ended.
 *
 * @typedef {{ pid: number, started: string }} ProcessName
 * @typedef {ProcessName & { parent: number }} ProcessRow
 */

/** Every process of this machine. @returns {Promise<ProcessRow[]>} */
export async function listProcesses() {
  if (process.platform === "linux") return listFromProc();
  if (process.platform === "win32") return [];
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,lstart="]);
  return parsePs(stdout);
}

/**
 * @param {string} text Output of `ps -A -o pid=,ppid=,lstart=`.
 * @returns {ProcessRow[]}
 */
export function parsePs(text) {
  return text.split("\n").flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line);
    return match?.[3] ? [{ pid: Number(match[1]), parent: Number(match[2]), started: match[3] }] : [];
  });
}

/**
 * @param {string} stat Text of /proc/<pid>/stat. The command, in brackets, may itself hold spaces and brackets.
 * @returns {ProcessRow | null}
 */
export function parseProcStat(stat) {
  const pid = Number.parseInt(stat, 10);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent] = fields;
  const started = fields[19];
  if (!Number.isInteger(pid) || !parent || !started || state === "Z") return null;
  return { pid, parent: Number(parent), started };
}

/** @returns {Promise<ProcessRow[]>} */
async function listFromProc() {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const rows = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, "utf8").then(parseProcStat, () => null)),
  );
  return rows.flatMap((row) => row ?? []);
}

/**
 * A process and all below it, parents first.
 *
 * @param {readonly ProcessRow[]} rows
 * @param {number} pid
 * @returns {ProcessName[]}
 */
export function familyOf(rows, pid) {
  const self = rows.find((row) => row.pid === pid);
  if (!self) return [];
  const family = [{ pid: self.pid, started: self.started }];
  for (const member of family) {
    for (const row of rows) {
      if (row.parent === member.pid && row.pid !== member.pid)
        family.push({ pid: row.pid, started: row.started });
    }
  }
  return family;
}

/**
 * Those of the named processes that still run.
 *
 * @param {readonly ProcessName[]} names
 * @returns {Promise<ProcessName[]>}
 */
export async function stillRunning(names) {
  if (names.length === 0) return [];
  const rows = await listProcesses();
  return names.filter(({ pid, started }) => rows.some((row) => row.pid === pid && row.started === started));
}

/**
 * Ends the named processes at once, whatever they are doing, and waits until they are gone: only then are
 * their ports free again.
 *
 * @param {readonly ProcessName[]} names
 */
export async function killAll(names) {
  let left = await stillRunning(names);
  for (const { pid } of left) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended in the meantime.
    }
  }
  for (let tries = 0; tries < 100 && left.length > 0; tries++) {
    await pause(50);
    left = await stillRunning(left);
  }
}

/**
 * Windows has no signals and no process groups: its own tool ends a process with all below it.
 *
 * @param {number} pid
 */
export function killTreeOnWindows(pid) {
  return new Promise((resolve) => {
    spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" })
      .once("error", resolve)
      .once("exit", resolve);
  });
}
