import { listStrings, usedBy } from "./import-graph.mjs";

/**
 * Tests that talk to a running site import none of it: they name its addresses. This finds the files behind.
 *
 * @typedef {import("./import-graph.mjs").Graph} Graph
 */

const isTestCode = (/** @type {string} */ path) => path.startsWith("tests/");

/**
 * @param {string} test
 * @param {Graph} graph
 * @param {ReadonlyMap<string, string>} sources
 * @param {readonly string[]} files
 * @returns {Set<string>} The pages and routes whose addresses the test names, itself or through what it uses
 *   from the folder of tests.
 */
export function pagesOfTest(test, graph, sources, files) {
  const pages = files.filter((path) => /^pages\/.*\.tsx?$/.test(path));
  const pieces = [...usedBy(graph, test, isTestCode)].filter(isTestCode);
  const named = pieces.flatMap((path) => listStrings(sources.get(path) ?? ""));
  return new Set(named.flatMap(({ text, goesOn }) => pagesAt(text, goesOn, pages)));
}

/**
 * @param {string} address As a test writes it: `/api/user?uid=x`, or `/api/builds/` before what a template adds.
 * @param {boolean} goesOn Whether a template adds something.
 * @param {readonly string[]} pages Files.
 * @returns {string[]}
 */
export function pagesAt(address, goesOn, pages) {
  if (!address.startsWith("/")) return [];
  const path = address.split(/[?#]/, 1)[0] ?? "";
  if (goesOn && path.endsWith("/") && path !== "/") {
    return pages.filter((page) => page.startsWith(`pages${path}`));
  }
  const segments = path.split("/").filter(Boolean);
  const candidates = pages.filter((page) => {
    const parts = getRoute(page).split("/").filter(Boolean);
    const rest = parts.at(-1)?.startsWith("[[...") ? parts.pop() : undefined;
    return (
      (rest ? parts.length <= segments.length : parts.length === segments.length) &&
      parts.every((part, at) => part.startsWith("[") || part === segments[at])
    );
  });
  // A page of that very name goes before one with a parameter, and that before one that takes whatever is left.
  const exact = candidates.filter((page) => !page.includes("["));
  if (exact.length > 0) return exact;
  const sized = candidates.filter((page) => !page.includes("[[..."));
  if (sized.length > 0) return sized;
  const longest = Math.max(...candidates.map((page) => page.split("/").length));
  return candidates.filter((page) => page.split("/").length === longest);
}

/** @param {string} page @returns {string} `pages/api/user/index.ts` is /api/user. */
function getRoute(page) {
  return page
    .slice("pages".length)
    .replace(/\.tsx?$/, "")
    .replace(/\/index$/, "");
}
