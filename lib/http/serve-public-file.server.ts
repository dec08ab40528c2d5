import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ApiError } from "./api-error";
import type { ApiRequest } from "./api-request";
import { chooseEncoding, type Encoding } from "./choose-encoding";
import { sendError } from "./send-reply.server";

/** Text that is the same for everybody: the wiki's data, names, the search index, the sitemap. */
export interface PublicFile {
  /** Media type with charset, e.g. `application/json; charset=utf-8`. */
  readonly type: string;
  readonly text: string;
  /** Further headers, e.g. the version of the data. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A hash over several files, by which this one too may be requested as `?v=` and be cached forever. */
  readonly version?: string;
}

interface Packed {
  readonly file: PublicFile;
  /** First 16 hex digits of the SHA-256 of the text. */
  readonly hash: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

export const jsonType = "application/json; charset=utf-8";

/** Content hash as it is in the ETag and as `?v=` in addresses: 16 hex digits. */
export function hashContent(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Makes a route that serves public files. Each file is made and compressed once per process; a change needs a
 * new deployment. Answers carry a strong ETag for the encoding sent, allow any origin, and are cached by browsers
 * for an hour and by shared caches for a day; requested with `?v=` and the file's content hash, they are cached
 * forever. `If-None-Match` is answered 304, other methods than GET, HEAD and OPTIONS 405.
 *
 * @param make the file that a query requests, with a key under which it is cached; `undefined` is answered 404.
 * @param options.notFound what the 404 says
 */
export function servePublicFiles(
  make: (query: ApiRequest["query"]) => { key: string; file: () => PublicFile } | undefined,
  { notFound = "File not found." }: { notFound?: string } = {},
): (request: ApiRequest, response: ServerResponse) => Promise<void> {
  const saved = new Map<string, Packed>();

  return async (request, response) => {
    try {
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (request.method === "OPTIONS") return answerOptions(response);
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.setHeader("Allow", "GET, HEAD, OPTIONS");
        throw new ApiError(405, `${request.method} is not allowed here. Allowed: GET, HEAD, OPTIONS.`, {
          code: "method-not-allowed",
        });
      }
      const found = make(request.query);
      if (!found) throw new ApiError(404, notFound, { code: "not-found" });
      const packed = saved.get(found.key) ?? pack(found.file());
      saved.set(found.key, packed);
      await send(request, response, packed);
    } catch (error) {
      sendError(request, response, error);
    }
  };
}

function answerOptions(response: ServerResponse): void {
  response.setHeader("Allow", "GET, HEAD, OPTIONS");
  response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS");
  response.setHeader("Access-Control-Allow-Headers", "If-None-Match");
  response.setHeader("Access-Control-Max-Age", "86400");
  response.statusCode = 204;
  response.end();
}

async function send(request: ApiRequest, response: ServerResponse, packed: Packed): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // A strong ETag names these very bytes, so each encoding has its own.
  const etag = `"${packed.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const { type, headers = {}, version } = packed.file;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Access-Control-Expose-Headers", ["ETag", ...Object.keys(headers)].join(", "));
  response.setHeader(
    "Cache-Control",
    request.query.v && [packed.hash, version].includes(String(request.query.v))
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  );
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = await getBody(packed, encoding);
  response.statusCode = 200;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", body.byteLength);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.end(request.method === "HEAD" ? undefined : body);
}

function pack(file: PublicFile): Packed {
  return { file, hash: hashContent(file.text), bodies: new Map() };
}

function getBody(packed: Packed, encoding: Encoding): Promise<Buffer> {
  const saved = packed.bodies.get(encoding);
  if (saved) return saved;
  const plain = Buffer.from(packed.file.text);
  const made =
    encoding === "br"
      ? promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: getQuality(plain) } })
      : encoding === "gzip"
        ? promisify(gzip)(plain, { level: 9 })
        : Promise.resolve(plain);
  packed.bodies.set(encoding, made);
  return made;
}

/** The best quality takes a second per megabyte: small files, which pages wait for, are worth it. */
function getQuality({ byteLength }: Buffer): number {
  return byteLength < 400_000 ? constants.BROTLI_MAX_QUALITY : 9;
}

/** Whether an `If-None-Match` names this ETag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  // A cache in between may have weakened the tag.
  return header.split(",").some((each) => [etag, "*"].includes(each.trim().replace(/^W\//, "")));
}
