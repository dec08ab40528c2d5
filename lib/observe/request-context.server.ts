import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Fields of the log about the current call. */
interface RequestContext {
  /** Random, or the one that a proxy gave in `X-Request-Id`. In each line of the log and in each error reply. */
  readonly requestId: string;
  readonly method: string;
  /** The route as in `pages/`, without IDs: `/api/builds/[id]/like`. */
  readonly route: string;
}

/**
 * Names of dynamic parts in `pages/api`. Taken from this list and not from the query, where a caller could write any
 * name; a unit test holds it against the files.
 */
export const routeParameters = ["answer", "comment", "file", "id", "kind", "slug", "uid", "version"] as const;

// Each route bundle has its own copy of this file; a call must find its context in all of them.
const holder = globalThis as typeof globalThis & { quarryRequests?: AsyncLocalStorage<RequestContext> };
holder.quarryRequests ??= new AsyncLocalStorage();
const requests: AsyncLocalStorage<RequestContext> = holder.quarryRequests;

/** Runs the work of one call; whatever is logged meanwhile carries its ID. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

/** The call that is being answered, `undefined` outside one. */
export function getRequestContext(): RequestContext | undefined {
  return requests.getStore();
}

/** @param query as Next gives it, in which dynamic parts of the path win over the search. */
export function createRequestContext(
  request: Pick<IncomingMessage, "headers" | "method" | "url">,
  query: Partial<Record<string, string | string[]>> = {},
): RequestContext {
  const given = request.headers["x-request-id"];
  const isUsable = typeof given === "string" && /^[\w-]{8,64}$/.test(given);
  return {
    requestId: isUsable ? given : randomUUID(),
    method: toMethod(request.method),
    route: toRoute(request.url, query),
  };
}

/** Callers can send any word as a method; each would be a series of its own in the metrics. */
function toMethod(method = "GET"): string {
  return ["GET", "HEAD", "POST", "DELETE", "OPTIONS"].includes(method) ? method : "other";
}

function toRoute(url: string | undefined, query: Partial<Record<string, string | string[]>>): string {
  const [path = "/"] = (url ?? "/").split(/[?#]/);
  const values = new Map<string, string>();
  for (const name of routeParameters) {
    const value = query[name];
    if (typeof value === "string") values.set(encodeURIComponent(value), name);
  }
  return path
    .split("/")
    .map((part) => {
      const name = values.get(part) ?? values.get(encodeURIComponent(part));
      return name ? `[${name}]` : part.slice(0, 60);
    })
    .join("/");
}
