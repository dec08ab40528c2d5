import type { IncomingMessage, ServerResponse } from "node:http";
import { countEvent } from "@/lib/observe/metrics.server";
import { builtPageCacheControl } from "@/lib/site/static-pages.server";
import { copyAnswer, isDataPath, isWholePage } from "./copy-answer.server";
import { createKeptPages, type KeptPage } from "./kept-pages";
import { compressKeptPage, sendKeptPage } from "./send-kept-page.server";

/** Bytes of all of them: some 700 pages, compressed. */
const maxBytes = 24_000_000;

/**
 * Pages that were made at build time, as they were sent. Next.js reads, hashes and compresses them anew for each visitor,
 * which takes as long as some fifty that are kept. They never change while a process runs, and are the same for
 * everybody and whatever the query says.
 */
export function createBuiltPages() {
  const pages = createKeptPages({ maxBytes, maxVariants: 1 });

  /** Path of a page or of its data that may be kept; `null` for whatever else is asked for. */
  const getPath = ({ method, url = "", headers }: IncomingMessage): string | null => {
    const isOpen = (method === "GET" || method === "HEAD") && !headers.authorization && !headers.range;
    const path = url.split("?", 1)[0] ?? "";
    return isOpen && (isDataPath(path) || !/^\/(?:api|_next)\/|\.[a-z0-9]+$/i.test(path)) ? path : null;
  };

  const find = (request: IncomingMessage): KeptPage | undefined => {
    const path = getPath(request);
    return path === null ? undefined : pages.find(path);
  };

  /** Keeps what is sent, if it turns out to be such a page. */
  const offer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = getPath(request);
    if (path === null || request.method !== "GET") return;
    const isBuilt = () =>
      response.getHeader("cache-control") === builtPageCacheControl && isWholePage(response, path);
    copyAnswer(response, isBuilt, (headers, body) => {
      const encoding = response.getHeader("content-encoding") ?? "identity";
      if (encoding !== "gzip" && encoding !== "identity") return;
      const checked = { purges: 0, until: Number.POSITIVE_INFINITY };
      pages.put(path, { version: "built", headers, bodies: { [encoding]: body }, checked });
    });
  };

  const send = (request: IncomingMessage, response: ServerResponse, page: KeptPage): void => {
    sendKeptPage(request, response, page);
    countEvent("quarry_kept_pages_total", { result: "built" });
    compressKeptPage(page).then(
      (isSmaller) => isSmaller && pages.weigh(getPath(request) ?? ""),
      // It goes on being sent as it is.
      () => undefined,
    );
  };

  return { find, offer, send };
}
