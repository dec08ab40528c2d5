import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { toProjectPath } from "./import-graph.mjs";
import { listFiles } from "./imports.mjs";

/** Folders that have style modules, and the components that use them. */
const checked = ["components", "pages", "styles"];

/**
 * @typedef {{ path: string, name: string | null }} UnusedStyle A class that no component names, or with `null` a module
 *   that none imports.
 */

/**
 * Style modules and classes of them that no component uses.
 *
 * @param {ReadonlyMap<string, string>} sources Text by path from the top folder: style modules and code.
 * @returns {UnusedStyle[]}
 */
export function findUnusedStyles(sources) {
  const users = listUsers(sources);
  return [...sources].flatMap(([path, css]) => {
    if (!path.endsWith(".module.css")) return [];
    const uses = users.get(path);
    /** @type {(string | null)[]} */
    const unused = uses ? listClasses(css).filter((name) => !uses.some((isUsed) => isUsed(name))) : [null];
    return unused.map((name) => ({ path, name }));
  });
}

/**
 * Style modules that code imports and nobody wrote: types do not see them, and a build ends with the first.
 *
 * @param {ReadonlyMap<string, string>} sources As in `findUnusedStyles`.
 * @returns {string[]} Their paths.
 */
export function findMissingStyles(sources) {
  return [...listUsers(sources).keys()].filter((path) => !sources.has(path));
}

/** Components of the kit that are drawn by classes of ours alone. */
const drawnByUs = new Set(["Combobox"]);

/**
 * Components of the kit that a file shows without importing their sheet, where `pages/_app.tsx` does not either: they
 * would look like bare HTML wherever no other file of the page happens to bring it.
 *
 * @param {ReadonlyMap<string, string>} sources As in `findUnusedStyles`.
 * @param {ReadonlySet<string>} sheets Names of components that have a sheet.
 * @returns {{ path: string, name: string }[]}
 */
export function findMissingSheets(sources, sheets) {
  const everywhere = listSheets(sources.get("pages/_app.tsx") ?? "");
  return [...sources].flatMap(([path, code]) => {
    const own = listSheets(code);
    const shown = Array.from(code.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)).flatMap(
      ([, names = ""]) => names.split(",").map((name) => name.trim().replace(/ as .*/, "")),
    );
    return shown
      .filter((name) => sheets.has(name) && !everywhere.has(name) && !own.has(name) && !drawnByUs.has(name))
      .map((name) => ({ path, name }));
  });
}

/**
 * Sheets of the kit that a file imports although `pages/_app.tsx` does: each page has them already, and the bundler gives
 * a sheet that parts of a page ask for by themselves a file of its own, for which every first paint waits
 * (docs/decisions/0035).
 *
 * @param {ReadonlyMap<string, string>} sources As in `findUnusedStyles`.
 * @returns {{ path: string, name: string }[]}
 */
export function findRepeatedSheets(sources) {
  const everywhere = listSheets(sources.get("pages/_app.tsx") ?? "");
  return [...sources].flatMap(([path, code]) =>
    path === "pages/_app.tsx"
      ? []
      : [...listSheets(code)].filter((name) => everywhere.has(name)).map((name) => ({ path, name })),
  );
}

/** @param {string} code @returns {Set<string>} Components whose sheets it imports. */
function listSheets(code) {
  return new Set(Array.from(code.matchAll(/core\/styles\/(\w+)\.layer\.css/g), ([, name = ""]) => name));
}

/** @param {string} css @returns {string[]} Each class once. */
function listClasses(css) {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g, "");
  return [...new Set(Array.from(rules.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = ""]) => name))];
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @returns {Map<string, ((name: string) => boolean)[]>} For each module whether a file that imports it names a class.
 */
function listUsers(sources) {
  /** @type {Map<string, ((name: string) => boolean)[]>} */
  const users = new Map();
  for (const [path, code] of sources) {
    for (const [, local = "", from = ""] of code.matchAll(/import (\w+) from "([^"\n]+\.module\.css)"/g)) {
      const target = toProjectPath(path, from) ?? from;
      // What is looked up by a variable may be any of the words of the file.
      const isLookedUp = new RegExp(`\\b${local}\\[[^"]`).test(code);
      const names = new Set(
        Array.from(
          code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "g")),
          ([, dot, quoted]) => dot ?? quoted,
        ),
      );
      const isUsed = (/** @type {string} */ name) =>
        names.has(name) || (isLookedUp && new RegExp(`["'\`. ]${name}\\b`).test(code));
      users.set(target, [...(users.get(target) ?? []), isUsed]);
    }
  }
  return users;
}

/**
 * Checks the project.
 *
 * @param {string} root Its folder.
 * @returns {Promise<{
 *   unused: UnusedStyle[],
 *   missing: string[],
 *   sheets: { path: string, name: string }[],
 *   repeated: { path: string, name: string }[],
 *   modules: number,
 * }>}
 */
export async function checkStyles(root) {
  const files = (await Promise.all(checked.map((folder) => listFiles(root, folder)))).flat();
  const read = files.filter((path) => /\.(tsx?|module\.css)$/.test(path));
  const sources = new Map(
    await Promise.all(
      read.map(async (path) => /** @type {const} */ ([path, await readFile(join(root, path), "utf8")])),
    ),
  );
  const modules = read.filter((path) => path.endsWith(".css")).length;
  const kit = await readdir(join(root, "node_modules/@mantine/core/styles"));
  const known = new Set(kit.flatMap((file) => /^(\w+)\.layer\.css$/.exec(file)?.[1] ?? []));
  return {
    unused: findUnusedStyles(sources),
    missing: findMissingStyles(sources),
    sheets: findMissingSheets(sources, known),
    repeated: findRepeatedSheets(sources),
    modules,
  };
}
