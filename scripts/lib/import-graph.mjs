import { posix } from "node:path";

/**
 * Which file of the checkout uses which. A file uses what its strings name: an import, a mock, a worker's
 * address, a file that is read. So the graph holds a link too many here and there, and misses none that is
 * written out. Comments make no link, nor do types alone: those are the compiler's business.
 *
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph From each file to those that it uses. Paths are from
 *   the top folder, with forward slashes.
 */

const endings = ["", ".ts", ".tsx", ".mjs", ".d.ts", "/index.ts", "/index.tsx"];

/** Those that put the name of what they read together at run time. */
const folderReaders = new Map([
  ["lib/catalog/read-data.server.ts", ["data"]],
  ["lib/cards/read-card-assets.server.ts", ["lib/cards/fonts", "public"]],
  ["tests/unit/site/finder.test.ts", ["pages"]],
  ["tests/unit/site/icons.test.ts", ["components", "lib", "pages"]],
]);

/** @param {string} path @returns {boolean} Whether its text can name other files. */
export function hasLinks(path) {
  return /\.(tsx?|mjs|css)$/.test(path);
}

/**
 * @param {ReadonlyMap<string, string>} sources Text of every file that can name others.
 * @param {readonly string[]} files All files.
 * @returns {Graph}
 */
export function buildGraph(sources, files) {
  const known = new Set(files);
  const folders = groupByFolder(files);
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const [path, source] of sources) {
    const links = new Set((folderReaders.get(path) ?? []).flatMap((folder) => folders.get(folder) ?? []));
    for (const { text, goesOn } of listStrings(source)) {
      for (const target of listTargets(path, text, goesOn, known, folders)) links.add(target);
    }
    // Nobody uses a test. Where one is named, it is spoken of.
    for (const link of links) if (link === path || /\.(test|spec)\.tsx?$/.test(link)) links.delete(link);
    graph.set(path, links);
  }
  return graph;
}

/**
 * @param {string} source
 * @returns {{ text: string, goesOn: boolean }[]} What is between quotes; `goesOn` where a template puts
 *   something else behind it.
 */
export function listStrings(source) {
  const code = source
    .replace(/^(?:import|export) type [^;]*? from "[^"]*";/gm, "")
    // Only where a line begins: elsewhere the signs may be part of a string.
    .replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");
  // The closing quote stays for the next match: it may as well be an opening one.
  return [...code.matchAll(/["'`]([^"'`\n$]+)(?=(["'`])|\$\{)/g)].map(([, text = "", end]) => ({
    text,
    goesOn: end === undefined,
  }));
}

/**
 * @param {Graph} graph
 * @param {Iterable<string>} changed
 * @returns {Set<string>} The changed files and all that use them, however far away.
 */
export function reachedFrom(graph, changed) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [path, links] of graph) {
    for (const link of links) users.set(link, [...(users.get(link) ?? []), path]);
  }
  const reached = new Set(changed);
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return reached;
}

/**
 * @param {Graph} graph
 * @param {string} start
 * @param {(path: string) => boolean} isPart Links to other files are not followed.
 * @returns {Set<string>} The file and what it uses.
 */
export function usedBy(graph, start, isPart) {
  const used = new Set([start]);
  for (const path of used) for (const link of graph.get(path) ?? []) if (isPart(link)) used.add(link);
  return used;
}

/**
 * @param {string} from
 * @param {string} text
 * @param {boolean} goesOn
 * @param {ReadonlySet<string>} known
 * @param {ReadonlyMap<string, string[]>} folders
 * @returns {readonly string[]}
 */
function listTargets(from, text, goesOn, known, folders) {
  const path = toProjectPath(from, text);
  if (path === null) return [];
  if (goesOn) return text.endsWith("/") ? (folders.get(path) ?? []) : [];
  const file = findModule(path, known);
  if (file) return [file];
  // A single word is too often something else.
  return path.includes("/") ? (folders.get(path) ?? []) : [];
}

/**
 * @param {string} path From the top folder, as an import names it.
 * @param {ReadonlySet<string>} known
 * @returns {string | undefined} The file with its ending.
 */
export function findModule(path, known) {
  return endings.map((ending) => path + ending).find((each) => known.has(each));
}

/**
 * @param {string} from The file that names the path.
 * @param {string} text
 * @returns {string | null} From the top folder; null for what cannot be a path in it.
 */
export function toProjectPath(from, text) {
  if (/^[/\s]|[^\w@./[\]-]/.test(text)) return null;
  const isRelative = text.startsWith("./") || text.startsWith("../");
  const path = text.startsWith("@/")
    ? text.slice(2)
    : isRelative
      ? posix.join(posix.dirname(from), text)
      : text;
  const plain = posix.normalize(path).replace(/\/$/, "");
  return plain === "." || plain.startsWith("..") ? null : plain;
}

/** @param {readonly string[]} files @returns {Map<string, string[]>} Every folder with all files below it. */
function groupByFolder(files) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== "."; folder = posix.dirname(folder)) {
      const below = folders.get(folder);
      if (below) below.push(file);
      else folders.set(folder, [file]);
    }
  }
  return folders;
}
