import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { findModule, toProjectPath } from "./import-graph.mjs";
import { refuseImport, refusePackage } from "./import-zones.mjs";

/** Folders whose imports are checked. Tests and scripts may use everything. */
const checked = ["components", "hooks", "lib", "pages", "styles"];

/**
 * @typedef {{ path: string, line: number, names: string, why: string }} BrokenRule An import that the zones refuse.
 */

/**
 * What a file imports, types included: `import … from`, `export … from`, `import "…"` and `import("…")`.
 *
 * @param {string} source
 * @returns {{ names: string, line: number }[]}
 */
function listImports(source) {
  const code = source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, (text) => text.replace(/[^\n]/g, " "));
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"\n]+)"/g)].map(({ 1: names = "", index }) => ({
    names,
    line: code.slice(0, index).split("\n").length,
  }));
}

/**
 * Holds the imports of some files against the zones.
 *
 * @param {ReadonlyMap<string, string>} sources Text by path from the top folder, with forward slashes.
 * @param {ReadonlySet<string>} files All files that an import can mean.
 * @returns {BrokenRule[]}
 */
export function findBrokenRules(sources, files) {
  return [...sources].flatMap(([path, source]) =>
    listImports(source).flatMap(({ names, line }) => {
      const target = resolveImport(path, names, files);
      const why = target === null ? refusePackage(path, names) : refuseImport(path, target);
      return why === null ? [] : [{ path, line, names, why }];
    }),
  );
}

/**
 * @param {string} from
 * @param {string} names
 * @param {ReadonlySet<string>} files
 * @returns {string | null} The file from the top folder, or `null` for a package.
 */
function resolveImport(from, names, files) {
  if (!names.startsWith("@/") && !names.startsWith(".")) return null;
  const path = toProjectPath(from, names) ?? names;
  return findModule(path, files) ?? path;
}

/**
 * Checks the project.
 *
 * @param {string} root Its folder.
 * @returns {Promise<{ broken: BrokenRule[], files: number }>}
 */
export async function checkImports(root) {
  const lists = await Promise.all([...checked, "data"].map((folder) => listFiles(root, folder)));
  const files = new Set(lists.flat());
  const code = [...files].filter((path) => /\.tsx?$/.test(path));
  const sources = await Promise.all(
    code.map(async (path) => /** @type {const} */ ([path, await readFile(join(root, path), "utf8")])),
  );
  return { broken: findBrokenRules(new Map(sources), files), files: code.length };
}

/** @param {string} root @param {string} folder @returns {Promise<string[]>} Paths from the top folder, with forward slashes. */
export async function listFiles(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    );
}
