import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Actor } from "@/lib/auth/actor";
import { isAdmin, isAdminOrCreator } from "@/lib/auth/roles";
import { readToken, verifyToken } from "@/lib/auth/verify-token.server";
import { withinDeadline } from "./deadline";
import { describeIssues, summarizeIssues } from "./describe-issues";
import { ApiError } from "./errors";
import { createRateLimiter, type RateLimit } from "./rate-limit";
import { readJsonBody } from "./read-body.server";
import { sendError, sendJson } from "./send.server";

/** Who may call: anybody, a signed-in person, a creator (or admin), an admin. */
export type Access = "none" | "user" | "creator" | "admin";

/** What Next hands to an API route. `body` stays unset because routes switch Next's parser off. */
export interface ApiRequest extends IncomingMessage {
  query: Partial<Record<string, string | string[]>>;
  body?: unknown;
}

interface Call<A extends Access, Query, Body> {
  /** The signed-in person; `null` where `auth` is `"none"`. */
  actor: A extends "none" ? null : Actor;
  /** The ID token of the header; empty where `auth` is `"none"`. */
  token: string;
  query: Query;
  body: Body;
}

interface Endpoint<A extends Access, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  auth: A;
  /** Ask Auth whether the session still stands: wherever coins or moderation are concerned. */
  checkRevoked?: boolean;
  query?: Q;
  body?: B;
  /** The shape of every reply. In development and tests a reply that differs is an error. */
  response: R;
  /** Calls allowed to one user on this route and method. Needs a signed-in user. */
  limit?: RateLimit;
  /** Cache-Control of a successful reply; without it nothing is stored anywhere. */
  cache?: string;
  /** @throws ApiError for a refusal that the caller should read. */
  run: (call: Call<A, z.output<Q>, z.output<B>>) => Promise<z.input<R>>;
}

type Answer = (request: ApiRequest, response: ServerResponse) => Promise<void>;

/** Longest time that a call may take, in milliseconds; then it is answered 503. */
const deadline = 10_000;

/**
 * Makes an API route. In order: 405 with `Allow`, ID token (401), role (403), query and body (400, 413, 415),
 * rate limit (429), `run`, the reply's shape in development. Whatever is thrown becomes a JSON answer: an
 * `ApiError` as it says, an unreachable store 503 with `Retry-After`, anything else a logged 500.
 *
 * `OPTIONS` tells the methods; `HEAD` is answered where anybody may GET. Elsewhere it is 405, because a GET
 * may pay coins and a link checker must not.
 *
 * A route that uses this exports `config = { api: { bodyParser: false } }`, or Next answers bad JSON itself.
 */
export function createHandler<
  GA extends Access,
  GQ extends z.ZodType,
  GR extends z.ZodType,
  PA extends Access,
  PQ extends z.ZodType,
  PB extends z.ZodType,
  PR extends z.ZodType,
>(methods: { GET?: Endpoint<GA, GQ, z.ZodUndefined, GR>; POST?: Endpoint<PA, PQ, PB, PR> }): Answer {
  const answers = new Map<string, Answer>();
  if (methods.GET) answers.set("GET", createAnswer(methods.GET));
  if (methods.GET?.auth === "none") answers.set("HEAD", createAnswer(methods.GET));
  if (methods.POST) answers.set("POST", createAnswer(methods.POST));
  const allowed = [...answers.keys(), "OPTIONS"].join(", ");

  return async (request, response) => {
    try {
      const answer = answers.get(request.method ?? "");
      if (answer) return await withinDeadline(answer(request, response), deadline);
      response.setHeader("Allow", allowed);
      if (request.method !== "OPTIONS") throw methodNotAllowed(request.method, allowed);
      response.statusCode = 204;
      response.end();
    } catch (error) {
      sendError(request, response, error);
    }
  };
}

function createAnswer<A extends Access, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<A, Q, B, R>,
): Answer {
  const take = endpoint.limit && createRateLimiter(endpoint.limit);

  return async (request, response) => {
    const token = endpoint.auth === "none" ? "" : readToken(request.headers.authorization);
    const actor = token ? await verifyToken(token, endpoint.checkRevoked ?? false) : null;
    if (actor) requireRole(endpoint.auth, actor);
    const query = parsePart("query", endpoint.query, request.query);
    const body = endpoint.body && parsePart("request body", endpoint.body, await bodyOf(request));
    const verdict = actor && take?.(actor.uid, Date.now());
    if (verdict && !verdict.ok) throw tooManyRequests(verdict.retryAfter);

    // `auth` decides at run time what its type says: null for "none", an actor for the rest.
    const call = { actor, token, query, body } as Call<A, z.output<Q>, z.output<B>>;
    const reply = await endpoint.run(call);
    await actor?.confirmed;
    if (process.env.NODE_ENV !== "production") checkReply(endpoint.response, reply);
    if (!response.headersSent) sendJson(response, 200, reply, endpoint.cache);
  };
}

function requireRole(access: Access, actor: Actor): void {
  const allowed =
    access === "user" ||
    (access === "creator" && isAdminOrCreator(actor)) ||
    (access === "admin" && isAdmin(actor));
  if (!allowed) throw new ApiError(403, `This needs the role ${access}.`, { code: "forbidden" });
}

function parsePart<S extends z.ZodType>(
  part: "query" | "request body",
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = describeIssues(parsed.error.issues);
  throw new ApiError(400, summarizeIssues(part, issues), { code: "bad-request", details: { issues } });
}

async function bodyOf(request: ApiRequest): Promise<unknown> {
  if (request.body !== undefined) {
    throw new Error("This route must export config = { api: { bodyParser: false } }.");
  }
  return readJsonBody(request);
}

/** Also catches fields that the schema does not know: a reply must not say more than it promises. */
function checkReply(schema: z.ZodType, reply: unknown): void {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new Error("The reply breaks its schema.", { cause: parsed.error });
  if (!isDeepStrictEqual(parsed.data, reply)) throw new Error("The reply has fields outside its schema.");
}

function methodNotAllowed(method: string | undefined, allowed: string): ApiError {
  return new ApiError(405, `${method} is not possible here. Allowed: ${allowed}.`, {
    code: "method-not-allowed",
  });
}

function tooManyRequests(retryAfter: number): ApiError {
  return new ApiError(429, `Too many requests. Try again in ${retryAfter} s.`, {
    code: "too-many-requests",
    retryAfter,
  });
}
