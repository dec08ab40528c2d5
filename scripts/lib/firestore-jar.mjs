import { mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { exists, findOnPath } from "./look-up.mjs";
import { stateDir } from "./project.mjs";
import { zipOneFile } from "./zip.mjs";

/**
 * @typedef {object} FirestoreJar
 * @property {string} path A jar that `java -jar` starts.
 * @property {string} source For the terminal.
 */

const sdkJar = join("platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");

/**
 * The Firestore emulator, where this machine has one: named by FIRESTORE_EMULATOR_BINARY_PATH, in the cache
 * of firebase-tools, or installed with the Google Cloud SDK.
 *
 * @returns {Promise<FirestoreJar | null>}
 */
export async function findFirestoreJar() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named && (await exists(named))) return { path: named, source: "FIRESTORE_EMULATOR_BINARY_PATH" };

  const cached = await findCachedJar();
  if (cached) return { path: cached, source: basename(cached, ".jar") };

  for (const sdk of await sdkRoots()) {
    const jar = join(sdk, sdkJar);
    if (await exists(jar)) return { path: await writeLauncher(jar), source: `Google Cloud SDK, ${sdk}` };
  }
  return null;
}

/** Newest jar that firebase-tools downloaded before. @returns {Promise<string | null>} */
async function findCachedJar() {
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), ".cache", "firebase", "emulators");
  const newest = newestJar(await readdir(folder).catch(() => []));
  return newest && join(folder, newest);
}

/**
 * @param {readonly string[]} names Files of the cache.
 * @returns {string | null}
 */
export function newestJar(names) {
  const versions = names.flatMap((name) => {
    const match = /^cloud-firestore-emulator-v(\d+)\.(\d+)\.(\d+)\.jar$/.exec(name);
    return match ? [{ name, version: match.slice(1).map(Number) }] : [];
  });
  versions.sort(
    (a, b) => b.version.map((part, at) => part - (a.version[at] ?? 0)).find((part) => part !== 0) ?? 0,
  );
  return versions[0]?.name ?? null;
}

/** Where the Google Cloud SDK may be. @returns {Promise<string[]>} */
async function sdkRoots() {
  const gcloud = await findOnPath(["gcloud"]);
  const fromPath = gcloud && dirname(dirname(await realpath(gcloud)));
  return [
    process.env.CLOUDSDK_ROOT_DIR,
    fromPath,
    "/usr/lib/google-cloud-sdk",
    "/usr/share/google-cloud-sdk",
    "/opt/google-cloud-sdk",
    "/opt/homebrew/share/google-cloud-sdk",
    "/usr/local/share/google-cloud-sdk",
    join(homedir(), "google-cloud-sdk"),
  ].flatMap((each) => each || []);
}

/**
 * The SDK's jar names no main class, and firebase-tools starts jars with `java -jar`. A jar that holds a
 * manifest alone makes up for it.
 *
 * @param {string} jar
 * @returns {Promise<string>}
 */
async function writeLauncher(jar) {
  const launcher = join(stateDir, "firestore-emulator-launcher.jar");
  await mkdir(stateDir, { recursive: true });
  await writeFile(launcher, zipOneFile("META-INF/MANIFEST.MF", launcherManifest(pathToFileURL(jar).href)));
  return launcher;
}

/**
 * @param {string} jarUrl
 * @returns {string} A manifest; its format allows 72 bytes a line and goes on after a line break and a space.
 */
export function launcherManifest(jarUrl) {
  const entries = [
    "Manifest-Version: 1.0",
    "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    `Class-Path: ${jarUrl}`,
  ];
  return `${entries.map(foldLine).join("\r\n")}\r\n\r\n`;
}

/** @param {string} line ASCII. @returns {string} */
function foldLine(line) {
  const first = line.slice(0, 72);
  const rest = line.slice(72).match(/.{1,71}/g) ?? [];
  return [first, ...rest].join("\r\n ");
}
