import type { ServerResponse } from "node:http";
import { getClientNetwork } from "@/lib/api/client-address";
import { readTrustedProxies, requireAllowed } from "@/lib/api/limit-calls.server";
import { createRateLimiter, type RateLimit } from "@/lib/api/rate-limit";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readSharedCode } from "@/lib/builder/share/read-shared-code.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { sendError } from "@/lib/http/send-reply.server";
import { hashContent } from "@/lib/http/serve-public-file.server";
import type { CardNode } from "./card-node";
import { createBuildCard } from "./create-build-card";
import { drawCard } from "./draw-card";
import { cardAssets } from "./read-card-assets.server";
import { cardQuerySchema } from "./schema";

/** Rises with every change to the drawing, so that cached pictures are requested again. */
const drawingVersion = 2;

/** Pictures cached in memory, some 180 KB each: a link in a busy channel is requested many times at once. */
const maxCached = 100;

/**
 * New pictures per network: one takes a server some 250 ms. Those that are held cost nothing and are not counted.
 */
const limit: RateLimit = { burst: 30, perMinute: 60 };

/** Pictures that may wait to be drawn, of everybody together: the last of them waits some three seconds. */
const maxWaiting = 12;
/** Seconds after which a call that found the queue full may come again. */
const retryAfterFull = 5;

/** Turns the drawing into a PNG. */
export type RenderCard = (drawing: CardNode) => Promise<Uint8Array>;

/**
 * Makes the route of the picture card: `?b=` is a build code, `?v=` the version of the builder's data. The answer is
 * a PNG with a strong ETag, cached for good where `v` is the current version, else for an hour. A damaged code shows
 * what could be read; one of which nothing can be read is answered 400 as text, other methods than GET and HEAD
 * 405, too many calls of one network 429. Pictures are drawn one after the other; while too many wait, new ones are
 * refused at once with 503 and those that are held go on being served.
 */
export function serveCards(
  render: RenderCard,
): (request: ApiRequest, response: ServerResponse) => Promise<void> {
  const take = createRateLimiter(limit);
  const saved = new Map<string, Promise<Uint8Array>>();
  const trustedProxies = readTrustedProxies();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const draw = (code: string, drawing: () => CardNode): Promise<Uint8Array> => {
    const known = saved.get(code);
    if (known) return known;
    if (waiting >= maxWaiting) throw isQueueFull();
    waiting += 1;
    const made = last
      .then(() => render(drawing()))
      .finally(() => {
        waiting -= 1;
      });
    last = made.catch(() => saved.delete(code));
    saved.set(code, made);
    const [oldest] = saved.keys();
    if (saved.size > maxCached && oldest !== undefined) saved.delete(oldest);
    return made;
  };

  return async (request, response) => {
    try {
      refuseOtherMethods(request, response);
      const { code, version } = parseQuery(request.query);
      const drawing = getDrawing(code);
      const etag = `"${hashContent(`${drawingVersion}/${builderDataVersion()}/${code}`)}"`;
      response.setHeader("ETag", etag);
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (request.headers["if-none-match"]?.includes(etag)) {
        setCache(response, version);
        response.statusCode = 304;
        response.end();
        return;
      }
      if (!saved.has(code)) requireAllowed(take(getClientNetwork(request, trustedProxies), Date.now()));
      const png = await draw(code, drawing);
      setCache(response, version);
      response.statusCode = 200;
      response.setHeader("Content-Type", "image/png");
      response.setHeader("Content-Length", png.byteLength);
      response.setHeader("Content-Disposition", 'inline; filename="build.png"');
      response.end(request.method === "HEAD" ? undefined : png);
    } catch (error) {
      response.removeHeader("ETag");
      sendError(request, response, error);
    }
  };
}

function refuseOtherMethods({ method }: ApiRequest, response: ServerResponse): void {
  if (method === "GET" || method === "HEAD") return;
  response.setHeader("Allow", "GET, HEAD");
  throw new ApiError(405, `${method} is not allowed here. Allowed: GET, HEAD.`, {
    code: "method-not-allowed",
  });
}

function parseQuery(query: ApiRequest["query"]): { code: string; version: string | undefined } {
  const parsed = cardQuerySchema.safeParse(query);
  if (!parsed.success) {
    throw new ApiError(400, "The query is invalid: b must be a build code, as in a builder link.", {
      code: "bad-request",
    });
  }
  return { code: parsed.data.b, version: parsed.data.v };
}

/** @throws ApiError 400 where nothing of the code can be read */
function getDrawing(code: string): () => CardNode {
  const { loadout } = readSharedCode(code);
  return () => {
    const derived = deriveLoadout(loadout, getLoadoutCatalog());
    return drawCard(createBuildCard(loadout, derived, getCatalogName), cardAssets());
  };
}

function isQueueFull(): ApiError {
  return new ApiError(503, `Too many pictures are being drawn right now. Try again in ${retryAfterFull} s.`, {
    code: "unavailable",
    retryAfter: retryAfterFull,
  });
}

function setCache(response: ServerResponse, version: string | undefined): void {
  response.setHeader(
    "Cache-Control",
    version === builderDataVersion()
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  );
}
