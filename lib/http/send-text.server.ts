import type { ServerResponse } from "node:http";
import type { ApiRequest } from "./api-request";
import { hashContent, isKnown } from "./serve-public-file.server";

interface SentText {
  /** Media type without a charset. */
  readonly type: string;
  readonly text: string;
  /** Cache-Control of the reply. */
  readonly cache: string;
}

/**
 * Sends a text that other sites may read, with an ETag: whoever has it already gets 304 and no body, as feed readers do
 * with every look.
 */
export function sendOpenText(
  { method, headers }: Pick<ApiRequest, "method" | "headers">,
  response: ServerResponse,
  { type, text, cache }: SentText,
): void {
  const etag = `"${hashContent(text)}"`;
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Cache-Control", cache);
  response.setHeader("ETag", etag);
  if (isKnown(headers["if-none-match"], etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.end(method === "HEAD" ? undefined : text);
}

export const atomType = "application/atom+xml";
