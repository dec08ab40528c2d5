import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import { chooseEncoding } from "@/lib/http/choose-encoding";
import { isKnown } from "@/lib/http/serve-public-file.server";
import type { KeptPage } from "./kept-pages";

/** Better ones take many times as long, and a busy board changes with each decision. */
const brotliQuality = 5;

/** Sends a page that is kept: 304 to whoever has it, no body to HEAD. */
export function sendKeptPage(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  response: ServerResponse,
  page: KeptPage,
): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader("Vary", "Accept-Encoding");
  if (isKnown(headers["if-none-match"], String(page.headers.etag))) {
    response.statusCode = 304;
    response.removeHeader("Content-Type");
    response.end();
    return;
  }
  const { encoding, body } = chooseBody(page, headers["accept-encoding"]);
  response.statusCode = 200;
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.byteLength);
  response.end(method === "HEAD" ? undefined : body);
}

function chooseBody({ bodies }: KeptPage, accepted: string | string[] | undefined) {
  // What was kept as it was sent has no other encoding yet.
  const offered = (["br", "gzip"] as const).filter((each) => bodies[each]);
  const encoding = chooseEncoding(accepted, offered);
  // Clients that can read nothing else are few: programs, and those that measure.
  const body = bodies[encoding] ?? gunzipSync(bodies.gzip ?? Buffer.alloc(0));
  return { encoding, body };
}

/**
 * Compresses what has been asked for again, away from the event loop; then only that is held.
 *
 * @returns Whether there was anything to do.
 */
export async function compressKeptPage({ bodies }: KeptPage): Promise<boolean> {
  const made = bodies.identity ?? bodies.gzip;
  if (!made || bodies.br || compressing.has(made)) return false;
  compressing.add(made);
  const identity = bodies.identity ?? (await promisify(gunzip)(made));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [zipped, br] = await Promise.all([
    bodies.gzip ?? promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params }),
  ]);
  Object.assign(bodies, { gzip: zipped, br });
  delete bodies.identity;
  return true;
}

const compressing = new WeakSet<Buffer>();
