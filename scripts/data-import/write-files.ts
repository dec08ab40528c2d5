import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ImportedFiles } from "./run-import";

/**
 * Writes all files or none: each is written beside its place first, and put there when every one is complete.
 *
 * @param dataFolder the project's `data`
 */
export function writeFiles(dataFolder: string, files: ImportedFiles): void {
  const paths = [...files.keys()].map((path) => join(dataFolder, path));
  const getDraft = (path: string) => `${path}.import`;
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
      writeFileSync(getDraft(join(dataFolder, path)), text);
    }
  } catch (error) {
    for (const path of paths) rmSync(getDraft(path), { force: true });
    throw error;
  }
  for (const path of paths) renameSync(getDraft(path), path);
}
