import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sirv from "sirv";

/** Where the address of a file begins that the build compresses: scripts and styles, the lists of what pages load too. */
const base = "/_next/static/";

/** `br` among the encodings that a client accepts, and not with the weight that refuses it. */
const brotli = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;

/**
 * Serves the files that the build has compressed with Brotli (`compress-build.mjs`) to clients that can
 * read it. Next.js itself compresses with gzip, anew for each answer, and the same scripts take an eighth more.
 *
 * @param {string} folder of the build
 * @returns {Promise<(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean>}
 *   answers a request and says so, or leaves it to Next.js
 */
export async function prepareCompressedFiles(folder) {
  const files = await readdir(join(folder, "static"), { recursive: true });
  // Of a build that is plain (`QUARRY_PAINT`), or made otherwise than by `npm run build`.
  if (!files.some((file) => file.endsWith(".br"))) return () => false;
  const headers = await readHeaders(folder);
  const serve = sirv(join(folder, "static"), {
    brotli: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => {
      for (const { key, value } of headers) response.setHeader(key, value);
    },
  });
  return (request, response) => {
    const { method, url = "", headers: asked } = request;
    const isAsked = (method === "GET" || method === "HEAD") && /^[^?]+\.(?:js|css)(?:\?|$)/.test(url);
    // Part of a file is part of what is compressed, which no client means.
    const canRead = !asked.range && brotli.test(String(asked["accept-encoding"]));
    if (!isAsked || !canRead || !url.startsWith(base)) return false;
    let isServed = true;
    request.url = url.slice(base.length - 1);
    serve(request, response, () => {
      isServed = false;
      request.url = url;
    });
    return isServed;
  };
}

/**
 * @param {string} folder of the build
 * @returns {Promise<readonly { key: string, value: string }[]>} headers of files of the build, from `next.config.ts`
 */
async function readHeaders(folder) {
  const routes = JSON.parse(await readFile(join(folder, "routes-manifest.json"), "utf8"));
  return routes.headers
    .filter((/** @type {{ regex: string }} */ { regex }) => new RegExp(regex).test(`${base}chunks/a.js`))
    .flatMap((/** @type {{ headers: { key: string, value: string }[] }} */ entry) => entry.headers);
}
