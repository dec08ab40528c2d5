import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { findFirestoreJar } from "./firestore-jar.mjs";
import { findOrInstallJava, javaAdvice, javaEnvironment, oldestJava } from "./java.mjs";
import { stateDir, tools } from "./project.mjs";

/**
 * @typedef {import("./children.mjs").Children} Children
 * @typedef {import("./emulators.mjs").FirestoreProgram} FirestoreProgram
 *
 * @typedef {object} BackendChoice
 * @property {"emulators" | "embedded"} backend
 * @property {FirestoreProgram} [firestore] With `emulators`.
 * @property {string} reason For the terminal.
 */

const downloadWithinMs = 180_000;

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {"emulators" | "embedded" | undefined} What QUARRY_BACKEND forces.
 */
export function forcedBackend(env = process.env) {
  const requested = env.QUARRY_BACKEND;
  if (!requested) return undefined;
  if (requested === "emulators" || requested === "embedded") return requested;
  throw new Failure(`QUARRY_BACKEND is "${requested}"; here it must be emulators or embedded.`);
}

/**
 * Looks for what the Firestore emulator needs, and falls back on the embedded store.
 *
 * @param {Children} children
 * @param {"emulators" | "embedded" | undefined} forced
 * @param {(detail: string) => void} say
 * @returns {Promise<BackendChoice>}
 * @throws {Failure} when the emulators are forced and cannot be had.
 */
export async function chooseBackend(children, forced, say) {
  if (forced === "embedded") {
    say("embedded, as QUARRY_BACKEND asks");
    return { backend: "embedded", reason: "QUARRY_BACKEND asks for it" };
  }
  const found = await findFirestoreProgram(children);
  if ("firestore" in found) {
    say(`Java ${found.firestore.java.version}, Firestore from ${found.source}`);
    return { backend: "emulators", firestore: found.firestore, reason: found.source };
  }
  if (forced === "emulators") throw new Failure(found.missing, { help: found.help });
  say(`${found.missing} The embedded backend is used. ${found.help}`);
  return { backend: "embedded", reason: found.missing };
}

/**
 * @param {Children} children
 * @returns {Promise<{ firestore: FirestoreProgram, source: string } | { missing: string, help: string }>}
 */
async function findFirestoreProgram(children) {
  const java = await findOrInstallJava(children);
  if (!java) {
    return {
      missing: `There is no Java ${oldestJava} or later.`,
      help: `For the real emulator:  ${javaAdvice()}`,
    };
  }
  const jar =
    (await findFirestoreJar()) ?? ((await download(children, java)) ? await findFirestoreJar() : null);
  if (jar) return { firestore: { java, jar: jar.path }, source: jar.source };
  return {
    missing: "The Firestore emulator is not on this machine and could not be downloaded.",
    help: "For the real emulator, with a network:  npx firebase setup:emulators:firestore",
  };
}

/**
 * Lets firebase-tools download the emulator into its cache.
 *
 * @param {Children} children
 * @param {import("./java.mjs").Java} java
 * @returns {Promise<boolean>}
 */
async function download(children, java) {
  const child = await children.node("The download", [tools.firebase, "setup:emulators:firestore"], {
    cwd: stateDir,
    log: join(stateDir, "logs", "emulator-download.log"),
    env: { ...javaEnvironment(java), NO_UPDATE_NOTIFIER: "1" },
  });
  const ending = await Promise.race([child.ended, pause(downloadWithinMs, undefined, { ref: false })]);
  if (!ending) await child.kill();
  return ending?.code === 0;
}
