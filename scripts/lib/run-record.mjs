import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { killAll, listProcesses, stillRunning } from "./processes.mjs";
import { stateDir } from "./project.mjs";

/**
 * What runs from this checkout, written down for other scripts: `npm run seed` finds the addresses here,
 * `npm test` sees which build is being served, and the next start clears away what a killed one left.
 *
 * @typedef {import("./processes.mjs").ProcessName} ProcessName
 *
 * @typedef {object} RunRecord
 * @property {string} name `demo` or `dev`.
 * @property {ProcessName} owner The script.
 * @property {ProcessName[]} processes Everything that it started.
 * @property {string} distDir
 * @property {number} port
 * @property {import("./project.mjs").LocalBackend} backend
 * @property {number} [authPort]
 * @property {number} [firestorePort]
 */

const folder = join(stateDir, "runs");
const getFile = (/** @type {string} */ name) => join(folder, `${name}.json`);

/** @returns {Promise<ProcessName>} This process. */
export async function ownName() {
  const rows = await listProcesses();
  return { pid: process.pid, started: rows.find((row) => row.pid === process.pid)?.started ?? "" };
}

/** @param {RunRecord} record */
export async function writeRunRecord(record) {
  await mkdir(folder, { recursive: true });
  await writeFile(getFile(record.name), JSON.stringify(record, null, 2));
}

/** @param {string} name */
export async function removeRunRecord(name) {
  await rm(getFile(name), { force: true });
}

/** @returns {Promise<RunRecord[]>} Of every run, ended or not. */
async function readRunRecords() {
  const files = await readdir(folder).catch(() => []);
  const records = await Promise.all(
    files.map((file) =>
      readFile(join(folder, file), "utf8").then(
        (text) => /** @type {RunRecord} */ (JSON.parse(text)),
        () => null,
      ),
    ),
  );
  return records.flatMap((record) => record ?? []);
}

/** @returns {Promise<RunRecord[]>} Of runs that are going on. */
export async function currentRuns() {
  const records = await readRunRecords();
  const alive = await Promise.all(records.map(async ({ owner }) => (await stillRunning([owner])).length > 0));
  return records.filter((_, at) => alive[at]);
}

/**
 * Ends what earlier runs left behind whose script was killed and could not do it.
 *
 * @returns {Promise<number>} How many processes.
 */
export async function clearLeftovers() {
  const current = await currentRuns();
  let ended = 0;
  for (const record of await readRunRecords()) {
    if (current.some(({ name }) => name === record.name)) continue;
    const leftovers = await stillRunning(record.processes);
    await killAll(leftovers);
    ended += leftovers.length;
    await removeRunRecord(record.name);
  }
  return ended;
}
