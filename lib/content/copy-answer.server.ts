import type { ServerResponse } from "node:http";
import type { KeptPage } from "./kept-pages";

/** Headers that say how one answer was sent. */
const ownHeaders = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "vary",
  "date",
]);

/**
 * Takes a copy of an answer while it is sent, as it is at this place: before or after it is compressed.
 *
 * @param isWanted asked once, when the first part of the body is sent and the headers are known
 * @param keep gets the whole body, once it is complete
 */
export function copyAnswer(
  response: ServerResponse,
  isWanted: () => boolean,
  keep: (headers: KeptPage["headers"], body: Buffer) => void,
): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  let isCopied: boolean | null = null;
  const note = (chunk: unknown) => {
    isCopied ??= isWanted();
    if (isCopied && (typeof chunk === "string" || chunk instanceof Uint8Array))
      chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    write: (...given: unknown[]) => {
      note(given[0]);
      return Reflect.apply(write, response, given);
    },
    end: (...given: unknown[]) => {
      note(given[0]);
      if (isCopied) keep(readHeaders(response), Buffer.concat(chunks));
      isCopied = false;
      return Reflect.apply(end, response, given);
    },
  });
}

function readHeaders(response: ServerResponse): KeptPage["headers"] {
  const all = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Nothing else may ever be shown to others: not a 304, an error, or what sets a cookie. */
export function isWholePage(response: ServerResponse, url: string): boolean {
  const type = isDataPath(url) ? "application/json" : "text/html";
  const isPage = String(response.getHeader("content-type")).startsWith(type) && response.hasHeader("etag");
  return response.statusCode === 200 && isPage && !response.hasHeader("set-cookie");
}

/** Whether an address is that of a page's data, as Next.js asks for it. */
export function isDataPath(url: string): boolean {
  return url.startsWith("/_next/data/");
}
