import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** @param {string} path @returns {Promise<boolean>} */
export function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * The first of the programs that PATH leads to.
 *
 * @param {readonly string[]} names Without .exe.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<string | null>} Its full path.
 */
export async function findOnPath(names, env = process.env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const suffix = process.platform === "win32" ? ".exe" : "";
  for (const name of names) {
    for (const folder of folders) {
      const candidate = join(folder, name + suffix);
      const runnable = await access(candidate, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (runnable) return candidate;
    }
  }
  return null;
}
