import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { demoProject } from "./project.mjs";

/**
 * What of the emulators' data is saved once a part of them has died. Firestore keeps its data in memory: with its
 * process it is gone, and firebase-tools then saves nothing at all. The accounts are in another process, so they are
 * written here, next to what was saved of Firestore at the end of the last run.
 */

const metadataName = "firebase-export-metadata.json";
const authFolder = "auth_export";
const patienceMs = 3000;

/**
 * @param {{ authPort: number, firestorePort: number }} ports
 * @param {string} dataDir
 * @param {string} command With which the site is started again.
 * @returns {Promise<Failure>} What died, what was saved, and what is lost.
 */
export async function rescueData({ authPort, firestorePort }, dataDir, command) {
  const firestoreLives = await answers(`http://127.0.0.1:${firestorePort}/`);
  const accounts = await saveAccounts(authPort, dataDir).catch(() => null);
  const saved =
    accounts === null
      ? "The Auth emulator does not answer either: no account was saved."
      : `${accounts} accounts were saved.`;
  return new Failure(
    firestoreLives
      ? `A part of the emulators has ended, and not Firestore. ${saved}`
      : `The Firestore emulator has ended. What it held since this start was in its memory and is lost. ${saved}`,
    { help: `Start again with:  ${command}  It begins with what was saved last.` },
  );
}

/**
 * Writes the accounts of the Auth emulator as firebase-tools would, in the folder that it imports from. What is there of
 * Firestore stays.
 *
 * @param {number} authPort
 * @param {string} dataDir
 * @returns {Promise<number>} How many.
 * @throws When the emulator does not answer.
 */
export async function saveAccounts(authPort, dataDir) {
  const origin = `http://127.0.0.1:${authPort}`;
  const accounts = await fetchJson(
    `${origin}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts:batchGet?maxResults=-1`,
  );
  const config = await fetchJson(`${origin}/emulator/v1/projects/${demoProject}/config`);
  const users = Array.isArray(accounts.users) ? accounts.users : [];

  // Beside the folder first, so that nothing half-written takes the place of what is there.
  const next = join(dataDir, `${authFolder}-next`);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const kind = "identitytoolkit#DownloadAccountResponse";
  await writeFile(join(next, "accounts.json"), JSON.stringify({ kind, users }));
  await writeFile(join(next, "config.json"), JSON.stringify(config));
  await rm(join(dataDir, authFolder), { recursive: true, force: true });
  await rename(next, join(dataDir, authFolder));

  const file = join(dataDir, metadataName);
  const metadata = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const version = metadata.version ?? "14.0.0";
  const auth = { version, path: authFolder };
  await writeFile(file, JSON.stringify({ ...metadata, version, auth }, null, 2));
  return users.length;
}

/** @param {string} url @returns {Promise<Record<string, unknown>>} */
async function fetchJson(url) {
  const reply = await fetch(url, {
    headers: { Authorization: "Bearer owner" },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!reply.ok) throw new Error(`${reply.status} for ${url}`);
  return reply.json();
}

/** @param {string} url */
function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    (reply) => reply.ok,
    () => false,
  );
}
