import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findOnPath } from "./look-up.mjs";
import { stateDir } from "./project.mjs";
import { aptInstall, mayInstall } from "./system-packages.mjs";

const run = promisify(execFile);

/** The Firestore emulator needs Java 11. */
export const oldestJava = 11;

/**
 * @typedef {object} Java
 * @property {string} path
 * @property {number} version Major version.
 */

/**
 * @param {string} text What `java -version` prints.
 * @returns {number | null} Major version; Java 8 calls itself 1.8.
 */
export function parseJavaVersion(text) {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(text);
  if (!match) return null;
  const major = Number(match[1]);
  return major === 1 ? Number(match[2]) : major;
}

/** Java of JAVA_HOME, of PATH, or where Linux keeps it. @returns {Promise<Java | null>} */
export async function findJava() {
  const candidates = [
    process.env.JAVA_HOME && join(process.env.JAVA_HOME, "bin", "java"),
    await findOnPath(["java"]),
    ...(await readdir("/usr/lib/jvm").catch(() => [])).map((name) =>
      join("/usr/lib/jvm", name, "bin", "java"),
    ),
  ];
  for (const path of candidates) {
    const version = path ? await javaVersion(path) : null;
    if (path && version !== null && version >= oldestJava) return { path, version };
  }
  return null;
}

/** @param {string} path @returns {Promise<number | null>} */
async function javaVersion(path) {
  try {
    const { stdout, stderr } = await run(path, ["-version"]);
    return parseJavaVersion(stderr + stdout);
  } catch {
    return null;
  }
}

/**
 * Finds Java or, where it may, installs it.
 *
 * @param {import("./children.mjs").Children} children
 * @returns {Promise<Java | null>}
 */
export async function findOrInstallJava(children) {
  const found = await findJava();
  if (found || !(await mayInstall())) return found;
  const installed = await aptInstall(
    children,
    "default-jre-headless",
    join(stateDir, "logs", "apt-java.log"),
  );
  return installed ? findJava() : null;
}

/** The one command that gets Java on this system. */
export function javaAdvice() {
  if (process.platform === "darwin") return "brew install openjdk";
  if (process.platform === "win32") return "winget install EclipseAdoptium.Temurin.21.JRE";
  return "sudo apt-get install -y default-jre-headless";
}

/**
 * The environment in which `java` means this one.
 *
 * @param {Java} java
 * @returns {Record<string, string>}
 */
export function javaEnvironment(java) {
  const separator = process.platform === "win32" ? ";" : ":";
  return { PATH: `${dirname(java.path)}${separator}${process.env.PATH ?? ""}` };
}
