import { rmSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { javaEnvironment } from "./java.mjs";
import { exists } from "./look-up.mjs";
import { findFreePorts } from "./ports.mjs";
import { demoProject, root, stateDir, tools } from "./project.mjs";
import { patientLimit } from "./slowness.mjs";

/**
 * @typedef {import("./children.mjs").Child} Child
 * @typedef {import("./children.mjs").Children} Children
 *
 * @typedef {object} FirestoreProgram
 * @property {import("./java.mjs").Java} java
 * @property {string} jar
 *
 * @typedef {object} EmulatorOptions
 * @property {string} name Names the log.
 * @property {number} authPort
 * @property {number} [firestorePort]
 * @property {FirestoreProgram | undefined} [firestore] Without it the Auth emulator runs alone; that one needs no Java.
 * @property {boolean} [keepData] Whether data is saved for the next start.
 * @property {string} [dataDir] Where that is. Default: where the demo's data is.
 */

const readyWithinMs = 240_000;

/** Where the demo's data is saved between starts. */
export const demoDataDir = join(stateDir, "data");

/**
 * Starts the emulators as one firebase-tools process and waits until they answer.
 *
 * @param {Children} children
 * @param {EmulatorOptions} options
 * @returns {Promise<Child>}
 */
export async function startEmulators(children, options) {
  const { dataDir = demoDataDir } = options;
  const imports = Boolean(options.keepData && (await hasSavedData(dataDir)));
  const child = await launch(children, options, imports);
  const problem = await waitUntilReady(child, options);
  if (!problem) return child;
  await child.stop();
  if (!imports) throw notStarted(options, problem);
  // Saved data that cannot be read must not stop every later start. It is put aside, not deleted.
  await rename(dataDir, `${dataDir}-unreadable-${Date.now()}`);
  const second = await launch(children, options, false);
  const again = await waitUntilReady(second, options);
  if (again) throw notStarted(options, again);
  return second;
}

/** Whether an earlier start left data. */
export function hasSavedData(dataDir = demoDataDir) {
  return exists(join(dataDir, "firebase-export-metadata.json"));
}

/** Forgets the data of earlier starts. */
export async function deleteSavedData() {
  await rm(demoDataDir, { recursive: true, force: true });
}

/**
 * @param {Children} children
 * @param {EmulatorOptions} options
 * @param {boolean} imports
 */
async function launch(children, options, imports) {
  const folder = await writeConfiguration(options);
  const { firestore, dataDir = demoDataDir } = options;
  const args = [
    ...["--require", join(root, "scripts/lib/lazy-auth-schemas.cjs")],
    tools.firebase,
    "emulators:start",
    ...["--only", firestore ? "auth,firestore" : "auth"],
    ...["--project", demoProject],
    "--non-interactive",
    ...(imports ? ["--import", dataDir] : []),
    ...(options.keepData && firestore ? ["--export-on-exit", dataDir] : []),
  ];
  const child = await children.node("The emulators", args, {
    cwd: folder,
    log: join(stateDir, "logs", `emulators-${options.name}.log`),
    // SIGINT is the clean end: firebase-tools writes the data out and stops Java. Without data to write it is
    // not worth waiting for: while it starts it takes no notice.
    stopSignal: "SIGINT",
    patienceMs: options.keepData ? 30_000 : 4000,
    // firebase-tools goes on without Java, and every call to Firestore then fails.
    needsFamily: true,
    env: {
      ...(firestore
        ? {
            ...javaEnvironment(firestore.java),
            FIRESTORE_EMULATOR_BINARY_PATH: firestore.jar,
            // What runs for minutes does not earn back what Java's second compiler and its parallel collector take.
            JAVA_TOOL_OPTIONS: `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${process.env.JAVA_TOOL_OPTIONS ?? ""}`,
          }
        : {}),
      // firebase-tools leaves a note for its export in the folder of temporary files, one for each project
      // id; two parallel runs would read each other's.
      TMPDIR: join(folder, "tmp"),
      NO_UPDATE_NOTIFIER: "1",
    },
  });
  void child.ended.then(() => rmSync(folder, { recursive: true, force: true }));
  return child;
}

/**
 * A folder of its own for each run, with a firebase.json that gives free ports to what nobody needs to know
 * the address of.
 *
 * @param {EmulatorOptions} options
 * @returns {Promise<string>} The folder.
 */
async function writeConfiguration({ authPort, firestorePort, firestore }) {
  const folder = await mkdtemp(join(tmpdir(), "quarry-emulators-"));
  await mkdir(join(folder, "tmp"));
  const [hub, logging, websocketPort] = await findFreePorts(3);
  const host = "127.0.0.1";
  const configuration = {
    firestore: { rules: "firestore.rules" },
    emulators: {
      auth: { host, port: authPort },
      ...(firestore ? { firestore: { host, port: firestorePort, websocketPort } } : {}),
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(configuration, null, 2));
  await linkRules(join(folder, "firestore.rules"));
  return folder;
}

/** firebase-tools takes rules from its own folder only; a link keeps their hot reload. @param {string} target */
async function linkRules(target) {
  const rules = join(root, "firestore.rules");
  await symlink(rules, target).catch(() => copyFile(rules, target));
}

/**
 * @param {Child} child
 * @param {EmulatorOptions} options
 * @returns {Promise<string | null>} What went wrong.
 */
async function waitUntilReady(child, { authPort, firestorePort, firestore }) {
  const ports = firestore ? [authPort, firestorePort] : [authPort];
  const limit = patientLimit(readyWithinMs);
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (!child.running) return (await child.ended).tail;
    const answers = await Promise.all(ports.map((port) => answersOk(`http://127.0.0.1:${port}/`)));
    if (answers.every(Boolean)) {
      // Java is there by now: remember it, in case firebase-tools dies without stopping it.
      await child.family();
      return null;
    }
    await pause(150);
  }
  return `No answer within ${Math.round(limit / 1000)} seconds.`;
}

/** @param {string} url @returns {Promise<boolean>} */
function answersOk(url) {
  return fetch(url, { signal: AbortSignal.timeout(patientLimit(2000)) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

/** @param {EmulatorOptions} options @param {string} log */
function notStarted(options, log) {
  return new Failure("The emulators did not start.", {
    log,
    help: `Full output: .quarry/logs/emulators-${options.name}.log`,
  });
}
