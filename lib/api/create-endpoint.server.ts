import type { ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { runAsAccount } from "@/lib/auth/acting-account.server";
import type { Actor } from "@/lib/auth/actor";
import { confirmAccount } from "@/lib/auth/confirm-account.server";
import { requireAppCheck } from "@/lib/auth/require-app-check.server";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { type Role, requireRole } from "@/lib/auth/require-role";
import { lacksSecondFactor, requireSecondFactor } from "@/lib/auth/require-second-factor.server";
import { readToken, type TokenHolder, verifyToken } from "@/lib/auth/verify-token.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import type { Writes } from "@/lib/http/contract";
import { sendJson } from "@/lib/http/send-reply.server";
import { getClientNetwork, readProxy } from "./client-address";
import { createSystemDependencies, type Dependencies } from "./create-dependencies.server";
import { describeIssues, summarizeIssues } from "./describe-issues";
import type { EndpointShapes } from "./endpoint-shapes";
import { defaultRateLimit, requireAllowed } from "./limit-calls.server";
import { createRateLimiter, type RateLimit } from "./rate-limit";
import { readJsonBody } from "./read-body.server";
import { requireOperator } from "./require-operator.server";

export type RequestHandler = (request: ApiRequest, response: ServerResponse) => Promise<void>;

/** One method of a route, made by `createPublicEndpoint` or `createUserEndpoint`. */
export interface Endpoint {
  /** Whether anybody may call it. */
  readonly isPublic: boolean;
  readonly answer: RequestHandler;
  /** Its schemas, from which the description of the API is made. */
  readonly shapes?: EndpointShapes | (() => Promise<EndpointShapes>);
  /** The kind of write of a call of a signed-in person. */
  readonly writes?: Writes;
  /** The role that it takes; absent where none. */
  readonly role?: Exclude<Role, "user">;
}

interface Shapes<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  query?: Q;
  body?: B;
  /** Largest body in bytes; default 16 KB. */
  maxBody?: number;
  /** Media types of the body; default `application/json`. */
  bodyTypes?: readonly string[];
  /** The shape of every reply. In development and tests a reply that differs is an error. */
  response: R;
  /** Cache-Control of a successful reply; without it nothing is stored anywhere. */
  cache?: string;
}

export interface PublicCallInput<Query, Body> {
  query: Query;
  body: Body;
}

export interface UserCall<Query, Body> extends PublicCallInput<Query, Body> {
  actor: Actor;
  /** The ID token of the header. */
  token: string;
  /** This process's store and clock. */
  dependencies: Dependencies;
  /** The network that the call comes from, as `getClientNetwork` names it. */
  network: () => string;
}

interface PublicDefinition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>
  extends Shapes<Q, B, R> {
  /** @throws ApiError for a refusal that the caller should read. */
  run: (call: PublicCallInput<z.output<Q>, z.output<B>>) => Promise<z.input<R>> | z.input<R>;
}

/** Who may call. A role is compared with the live claims of the account, not with the token's alone. */
type Permission =
  | {
      readonly writes: Exclude<Writes, "staff">;
      /** Default: any signed-in person. */
      readonly role?: Role;
    }
  | { readonly writes: "staff"; readonly role: Exclude<Role, "user"> };

type UserDefinition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Permission &
  UserShapes<Q, B, R>;

interface UserShapes<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> extends Shapes<Q, B, R> {
  /**
   * Seconds since the last sign-in within which the call is allowed; for what cannot be undone. As a function: for some
   * bodies alone, `null` for any other.
   */
  maxSignInAge?: number | ((body: z.output<B>) => number | null);
  /** Calls allowed to one account on this route and method. */
  limit?: RateLimit;
  /** @throws ApiError for a refusal that the caller should read. */
  run: (call: UserCall<z.output<Q>, z.output<B>>) => Promise<z.input<R>>;
}

/** An endpoint that anybody may call. */
export function createPublicEndpoint<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: PublicDefinition<Q, B, R>,
): Endpoint {
  const answer: RequestHandler = async (request, response) => {
    const { query, body } = await readParts(definition, request);
    send(response, definition, await definition.run({ query, body }));
  };
  return { isPublic: true, answer, shapes: getShapes(definition) };
}

function getShapes({ query, body, response }: EndpointShapes): EndpointShapes {
  return { query, body, response };
}

interface OperatorDefinition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>
  extends PublicDefinition<Q, B, R> {
  /** The setting that a caller has to know; without it the route is off. */
  token: () => string | undefined;
}

/** An endpoint for the machines of whoever runs the site. */
export function createOperatorEndpoint<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>({
  token,
  ...definition
}: OperatorDefinition<Q, B, R>): Endpoint {
  const open = createPublicEndpoint(definition);
  const answer: RequestHandler = async (request, response) => {
    requireOperator(request, token());
    await open.answer(request, response);
  };
  return { isPublic: true, answer };
}

/**
 * An endpoint for signed-in people. In order: ID token (401), calls of this account (429), role in the token
 * (403), second factor of staff where the operator requires one (403), age of the sign-in (401), App Check where it is on and the call changes something (401), query and body (400, 413, 415). Only then Auth is called to see whether session, role
 * and address still hold, while `run` is already reading: a call that is refused costs no look-up.
 */
export function createUserEndpoint<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: UserDefinition<Q, B, R>,
): Endpoint {
  const { role = "user", writes, maxSignInAge, limit = defaultRateLimit } = definition;
  const take = createRateLimiter(limit);

  const answer: RequestHandler = async (request, response) => {
    const token = readToken(request.headers.authorization);
    const holder = await verifyToken(token);
    requireAllowed(take(holder.uid, Date.now()));
    requireRole(role, holder);
    if (role !== "user") requireSecondFactor(holder);
    if (typeof maxSignInAge === "number") requireRecentSignIn(holder, maxSignInAge);
    if (writes !== "nothing" || request.method !== "GET")
      await requireAppCheck(request.headers["x-firebase-appcheck"]);
    const { query, body } = await readParts(definition, request);
    const ofBody = typeof maxSignInAge === "function" ? maxSignInAge(body) : null;
    if (ofBody !== null) requireRecentSignIn(holder, ofBody);

    const dependencies = await createSystemDependencies();
    const confirmed = confirmAccount(holder, { role, verified: writes === "public" });
    // Whoever reads what everybody may read sees no more of it without what staff have to sign in with.
    const keepsRoles = role !== "user" || writes !== "nothing" || !lacksSecondFactor(holder);
    const actor = toActor(
      keepsRoles ? holder : { ...holder, admin: false, creator: false },
      writes === "public" ? toPoster({ uid: holder.uid, confirmed }, dependencies) : confirmed,
    );
    const network = () => getClientNetwork(request, readProxy());
    const call = { actor, token, query, body, dependencies, network };
    const reply = await runAsAccount(holder.uid, () => definition.run(call));
    await actor.confirmed;
    send(response, definition, reply);
  };
  return {
    isPublic: false,
    answer,
    shapes: getShapes(definition),
    writes,
    ...(role !== "user" && { role }),
  };
}

function toActor({ uid, admin, creator }: TokenHolder, confirmed: Actor["confirmed"]): Actor {
  // Whoever awaits it gets the rejection; until then it must not end the process.
  confirmed.catch(() => undefined);
  return { uid, admin, creator, confirmed };
}

function toPoster(actor: Pick<Actor, "uid" | "confirmed">, { db, now }: Dependencies): Actor["confirmed"] {
  return requirePoster(db, actor, now());
}

function requireRecentSignIn({ signedInAt }: TokenHolder, maxSeconds: number): void {
  if (Date.now() - signedInAt.getTime() <= maxSeconds * 1000) return;
  throw new ApiError(401, "Sign in again first: this needs a recent sign-in.", {
    code: "recent-sign-in-required",
  });
}

async function readParts<Q extends z.ZodType, B extends z.ZodType>(
  {
    query,
    body,
    maxBody,
    bodyTypes,
  }: Pick<Shapes<Q, B, z.ZodType>, "query" | "body" | "maxBody" | "bodyTypes">,
  request: ApiRequest,
): Promise<{ query: z.output<Q>; body: z.output<B> }> {
  return {
    query: parsePart("query", query, request.query),
    body: body && parsePart("request body", body, await readBody(request, maxBody, bodyTypes)),
  } as { query: z.output<Q>; body: z.output<B> };
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

async function readBody(
  request: ApiRequest,
  maxBody: number | undefined,
  types: readonly string[] | undefined,
): Promise<unknown> {
  if (request.body !== undefined) {
    throw new Error("This route must export config = { api: { bodyParser: false } }.");
  }
  return readJsonBody(request, maxBody, types);
}

function send<R extends z.ZodType>(
  response: ServerResponse,
  { response: schema, cache }: { response: R; cache?: string },
  reply: z.input<R>,
): void {
  if (process.env.NODE_ENV !== "production") checkReply(schema, reply);
  if (!response.headersSent) sendJson(response, 200, reply, cache);
}

/** Also catches fields that the schema does not know: a reply must not say more than it promises. */
function checkReply(schema: z.ZodType, reply: unknown): void {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new Error("The reply breaks its schema.", { cause: parsed.error });
  if (!isDeepStrictEqual(parsed.data, reply)) throw new Error("The reply has fields outside its schema.");
}
