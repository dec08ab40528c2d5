import type { IncomingMessage } from "node:http";
import { ApiError } from "@/lib/http/api-error";

/** Largest body that a route reads, in bytes, where it does not say otherwise. */
export const maxBodyBytes = 16 * 1024;
/**
 * A body over the limit is still taken in, and thrown away, up to this size: a client that is busy sending
 * never sees an answer given too early.
 */
const maxDrainedBytes = 1024 * 1024;

/** Content types of calls; reports of browsers have types of their own. */
const jsonTypes: readonly string[] = ["application/json"];

/**
 * Reads a JSON body. Next's own parser answers bad JSON with plain text, so routes switch it off and call
 * this instead.
 *
 * @param maxBytes For routes that take long texts.
 * @param types Media types that are taken; all of them are JSON.
 * @throws ApiError 415 for anything but these, uncompressed and in UTF-8, 413 over the limit, 400 for no
 *   body or one that is not JSON.
 */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes = maxBodyBytes,
  types = jsonTypes,
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) throw createBadRequest("The request has no body. Send JSON.");
  checkContentType(request, types);
  const text = decode(bytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw createBadRequest("The request body is not valid JSON.", cause);
  }
}

/**
 * Reads a body as it came.
 *
 * @throws ApiError 413 over the limit
 */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const saved: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the socket that the answer goes out on.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= maxBytes) saved.push(bytes);
    if (size > maxDrainedBytes) break;
  }
  if (size > maxBytes) {
    throw new ApiError(413, `The request body is larger than ${maxBytes / 1024} KB.`, {
      code: "too-large",
    });
  }
  return Buffer.concat(saved);
}

function checkContentType(request: IncomingMessage, types: readonly string[]): void {
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith("charset="));
  const isTaken = types.includes(type.trim());
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (isTaken && isUtf8 && encoding === "identity") return;
  throw new ApiError(415, `Send the body as ${types.join(" or ")} in UTF-8, uncompressed.`, {
    code: "unsupported-media-type",
  });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw createBadRequest("The request body is not valid UTF-8.", cause);
  }
}

function createBadRequest(message: string, cause?: unknown): ApiError {
  return new ApiError(400, message, { code: "bad-request", cause });
}
