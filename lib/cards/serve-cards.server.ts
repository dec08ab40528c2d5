import type { ServerResponse } from "node:http";
import { getAdmission } from "@/lib/api/admit-calls.server";
import { getClientNetwork, readProxy } from "@/lib/api/client-address";
import { requireAllowed } from "@/lib/api/limit-calls.server";
import { createRateLimiter, type RateLimit } from "@/lib/api/rate-limit";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { sendError } from "@/lib/http/send-reply.server";
import { hashContent } from "@/lib/http/serve-public-file.server";
import type { CardNode } from "./card-node";

/** Pictures cached in memory, some 180 KB each: a link in a busy channel is requested many times at once. */
const maxCached = 100;

/**
 * New pictures per network: one takes a thread some 250 ms. Those that are held cost nothing and are not counted.
 */
const newPictures: RateLimit = { burst: 30, perMinute: 60 };

/** Pictures that may wait to be drawn, of all routes together: the last of them waits some three seconds. */
const maxWaiting = 12;
/** Seconds after which a call that found the queue full may come again. */
const retryAfterFull = 5;

/** Turns the drawing into a PNG. */
export type RenderCard = (drawing: CardNode) => Promise<Uint8Array>;

/** A picture that somebody asked for. */
export interface RequestedCard {
  /** The same for the same picture and for no other: everything that it shows, and the version of the drawing. */
  readonly key: string;
  readonly draw: () => CardNode;
  readonly cacheControl: string;
  /** Name under which a browser saves it. */
  readonly fileName: string;
}

type CardRoute = (request: ApiRequest, response: ServerResponse) => Promise<void>;

/**
 * Makes the route of a picture. The answer is a PNG with a strong ETag that any site may show; what `read` refuses is
 * answered as text, other methods than GET and HEAD 405, too many new pictures of one network 429. Pictures are drawn
 * one after the other; while too many wait, new ones are refused at once with 503 and those that are held go on being
 * served.
 *
 * @param read says what to draw. It may throw an ApiError.
 * @param limit New pictures per network; another one where there are only so many pictures.
 */
export function createCardRoute(
  render: RenderCard,
  read: (request: ApiRequest) => RequestedCard | Promise<RequestedCard>,
  limit: RateLimit = newPictures,
): CardRoute {
  const take = createRateLimiter(limit);
  const proxy = readProxy();
  const drawings = createDrawings(render);

  return async (request, response) => {
    try {
      refuseOtherMethods(request, response);
      const card = await read(request);
      const etag = `"${hashContent(card.key)}"`;
      response.setHeader("ETag", etag);
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (request.headers["if-none-match"]?.includes(etag)) {
        response.setHeader("Cache-Control", card.cacheControl);
        response.statusCode = 304;
        response.end();
        return;
      }
      const network = getClientNetwork(request, proxy);
      if (!drawings.has(card.key)) requireAllowed(take(network, Date.now()));
      const png = await drawings.draw(card, (milliseconds) => getAdmission().bill(network, milliseconds));
      response.setHeader("Cache-Control", card.cacheControl);
      response.statusCode = 200;
      response.setHeader("Content-Type", "image/png");
      response.setHeader("Content-Length", png.byteLength);
      response.setHeader("Content-Disposition", `inline; filename="${card.fileName}"`);
      response.end(request.method === "HEAD" ? undefined : png);
    } catch (error) {
      response.removeHeader("ETag");
      sendError(request, response, error);
    }
  };
}

interface Queue {
  last: Promise<unknown>;
  waiting: number;
}

// One for the process: each route has its own copy of this file.
const holder = globalThis as typeof globalThis & { quarryDrawings?: Queue };
holder.quarryDrawings ??= { last: Promise.resolve(), waiting: 0 };
const queue: Queue = holder.quarryDrawings;

/** Runs what draws a picture after all that wait. @throws ApiError 503 where too many do */
function drawInTurn(draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (queue.waiting >= maxWaiting) throw createQueueFull();
  queue.waiting += 1;
  const made = queue.last.then(draw).finally(() => {
    queue.waiting -= 1;
  });
  queue.last = made.catch(() => undefined);
  return made;
}

/** The pictures that a route holds. */
function createDrawings(render: RenderCard) {
  const saved = new Map<string, Promise<Uint8Array>>();

  const draw = ({ key, draw }: RequestedCard, bill: (milliseconds: number) => void): Promise<Uint8Array> => {
    const known = saved.get(key);
    if (known) return known;
    const made = drawInTurn(async () => {
      const startedAt = performance.now();
      try {
        return await render(draw());
      } finally {
        bill(performance.now() - startedAt);
      }
    });
    made.catch(() => saved.delete(key));
    saved.set(key, made);
    const [oldest] = saved.keys();
    if (saved.size > maxCached && oldest !== undefined) saved.delete(oldest);
    return made;
  };
  return { draw, has: (key: string) => saved.has(key) };
}

function refuseOtherMethods({ method }: ApiRequest, response: ServerResponse): void {
  if (method === "GET" || method === "HEAD") return;
  response.setHeader("Allow", "GET, HEAD");
  throw new ApiError(405, `${method} is not allowed here. Allowed: GET, HEAD.`, {
    code: "method-not-allowed",
  });
}

function createQueueFull(): ApiError {
  return new ApiError(503, `Too many pictures are being drawn right now. Try again in ${retryAfterFull} s.`, {
    code: "unavailable",
    retryAfter: retryAfterFull,
  });
}
