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
 * @typedef {ProcessName & { parent: number, group: number }} ProcessRow `group`: the number of its process
 *   group, which is that of the group's first process and outlives it.
 */

/** Every process of this machine. @returns {Promise<ProcessRow[]>} */
export async function listProcesses() {
  if (process.platform === "linux") return listFromProc();
  if (process.platform === "win32") return [];
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,pgid=,lstart="]);
  return parsePs(stdout);
}

/**
 * @param {string} text Output of `ps -A -o pid=,ppid=,pgid=,lstart=`.
 * @returns {ProcessRow[]}
 */
export function parsePs(text) {
  return text.split("\n").flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line);
    if (!match?.[4]) return [];
    const [pid = 0, parent = 0, group = 0] = match.slice(1, 4).map(Number);
    return [{ pid, parent, group, started: match[4] }];
  });
}

/**
 * @param {string} stat Text of /proc/<pid>/stat. The command, in brackets, may itself hold spaces and brackets.
 * @returns {ProcessRow | null}
 */
export function parseProcStat(stat) {
  const pid = Number.parseInt(stat, 10);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent, group] = fields;
  const started = fields[19];
  if (!Number.isInteger(pid) || !parent || !started || state === "Z") return null;
  return { pid, parent: Number(parent), group: Number(group), started };
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
 * What belongs to a program that was started as the first of a process group: itself, what it started in
 * turn, and what stayed in its group after it ended. A member that has left the group is found as long as one
 * that is known leads to it.
 *
 * @param {readonly ProcessRow[]} rows
 * @param {number} leader The program's process id.
 * @param {{ running: boolean, known?: readonly ProcessName[] }} about Whether the program still runs: once it
 *   has ended, its number may belong to a stranger. `known`: members that were found before.
 * @returns {ProcessName[]} Parents first.
 */
export function listFamily(rows, leader, { running, known = [] }) {
  const taken = !running && rows.some(({ pid }) => pid === leader);
  const isMember = (/** @type {ProcessRow} */ row) =>
    (running && row.pid === leader) ||
    (!taken && row.group === leader) ||
    known.some(({ pid, started }) => row.pid === pid && row.started === started);
  const family = rows.filter(isMember).map(({ pid, started }) => ({ pid, started }));
  for (const member of family) {
    for (const { pid, parent, started } of rows) {
      if (parent === member.pid && !family.some((each) => each.pid === pid)) family.push({ pid, started });
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
