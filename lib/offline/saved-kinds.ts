/**
 * Pages that a browser may save to be read without a connection. It is a list of what is allowed: everything else,
 * whatever route is added, goes to the network alone. On it is only what the site writes at build time and what is the
 * same for everybody. What people wrote is not: it can be taken down.
 */

/**
 * `page`: HTML; `data`: its JSON, fetched when a link within the site is followed; `build-file`: scripts, styles and
 * fonts, whose names follow their content; `picture`: icons of the site; `facts`: the game's data, for the builder and
 * the search.
 */
export type SavedKind = "page" | "data" | "build-file" | "picture" | "facts";

/** Pages that are written at build time. Those of `personal` are made per request: they hold what people wrote. */
const savedPages = /^\/(?:$|builder$|box(?:$|\/)|wiki(?:$|\/)|about(?:$|\/))/;
const personal = /^\/(?:wiki\/(?:builds|guides|featured-content)|about\/coins)(?:$|\/)/;

const dataPath = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
const factsPath = /^\/api\/(?:builder\/data|wiki\/(?:search-index|names))\/[\w-]+\.json$/;
const picturePath = /^\/(?:[\w-]+\.(?:svg|png)|site\.webmanifest)$/;

/** Whether a page may be saved. @param path of the page, without a query */
export function isSavedPage(path: string): boolean {
  return savedPages.test(path) && !personal.test(path);
}

/**
 * @param url of this site
 * @returns `null` for what is never saved
 */
export function getSavedKind(url: Pick<URL, "pathname">): SavedKind | null {
  const { pathname } = url;
  if (isSavedPage(pathname)) return "page";
  const data = dataPath.exec(pathname)?.[1];
  if (data) return isSavedPage(data === "/index" ? "/" : data) ? "data" : null;
  if (pathname.startsWith("/_next/static/")) return "build-file";
  if (factsPath.test(pathname)) return "facts";
  return picturePath.test(pathname) ? "picture" : null;
}

/** Names of the caches, as developer tools show them. */
export const cacheNames: Readonly<Record<SavedKind, string>> = {
  page: "quarry-pages",
  data: "quarry-page-data",
  "build-file": "quarry-build-files",
  picture: "quarry-pictures",
  facts: "quarry-facts",
};

/**
 * Files that are saved of each kind at most; the one that was not used for the longest time goes first. A page takes
 * 70 kB on average, a build file 15 kB, the largest file of facts 1 MB: some 30 MB when all are full.
 */
export const maxEntries: Readonly<Record<SavedKind, number>> = {
  page: 150,
  data: 150,
  "build-file": 700,
  picture: 30,
  facts: 12,
};

/** Largest file that is saved, in bytes. */
export const maxFileBytes = 3_000_000;

/** How long a file is kept that is not used, in seconds: 60 days. */
export const maxAgeSeconds = 60 * 24 * 60 * 60;

/**
 * Whether an answer may be saved: complete, from this site, not led elsewhere, and the same for everybody by its own
 * headers. A call that says who calls is never saved.
 */
export function isStorable(
  request: { readonly headers: Pick<Headers, "has"> },
  response: Pick<Response, "status" | "type" | "redirected"> & { readonly headers: Pick<Headers, "get"> },
): boolean {
  if (request.headers.has("authorization")) return false;
  if (response.status !== 200 || response.type !== "basic" || response.redirected) return false;
  if (Number(response.headers.get("content-length") ?? 0) > maxFileBytes) return false;
  return !/\b(?:no-store|private)\b/i.test(response.headers.get("cache-control") ?? "");
}

/**
 * The key under which a page or its data is saved: without the query, which changes nothing of what was written at build
 * time and may hold what somebody searched for or shared.
 */
export function getSavedAddress(address: string): string {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  return url.href;
}

/** Names of the scripts and styles that the text of a script can load. */
export function listNamedFiles(script: string): string[] {
  return [...new Set(script.match(/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [])];
}

/** Text that is in the code of the sign-in alone, which does nothing without a connection. */
const signInMark = /identitytoolkit\.googleapis\.com|firestore\.googleapis\.com/;

/**
 * Whether the files that a script can load are saved ahead. Those of the sign-in are not, nor what the list of all pages
 * names, which is the one script outside of `chunks`.
 *
 * @param url of the script
 * @param script its text
 */
export function isFollowed(url: Pick<URL, "pathname">, script: string): boolean {
  return url.pathname.startsWith("/_next/static/chunks/") && !signInMark.test(script);
}
