import { findOnPath } from "./look-up.mjs";

/** @typedef {import("./children.mjs").Children} Children */

/**
 * Whether this script may install a system package: on Debian and its kin as root, unless
 * `QUARRY_INSTALL=never`. Elsewhere the one command is printed.
 */
export async function mayInstall() {
  if (process.env.QUARRY_INSTALL === "never" || process.platform !== "linux") return false;
  return process.getuid?.() === 0 && (await findOnPath(["apt-get"])) !== null;
}

/**
 * Installs a Debian package.
 *
 * @param {Children} children
 * @param {string} name
 * @param {string} log File for apt's output.
 * @returns {Promise<boolean>} Whether it is installed now.
 */
export async function aptInstall(children, name, log) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = () =>
    children.run("apt-get", "apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
      env,
      log,
    });
  if ((await install()).code === 0) return true;
  // A fresh image carries no package lists.
  const update = await children.run("apt-get", "apt-get", ["update", "-q"], { env, log });
  return update.code === 0 && (await install()).code === 0;
}
