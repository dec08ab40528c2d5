import type { ServerResponse } from "node:http";
import type { z } from "zod";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import type { BodySchemaOf, Call, OwnRefusal, QuerySchemaOf, ReplySchemaOf } from "@/lib/http/contract";
import { sendError } from "@/lib/http/send-reply.server";
import { createSystemDependencies, type Dependencies } from "./create-dependencies.server";
import {
  createPublicEndpoint,
  createUserEndpoint,
  type Endpoint,
  type PublicCallInput,
  type RequestHandler,
  type UserCall,
} from "./create-endpoint.server";
import { createHandler, type Handler, type Methods } from "./create-handler.server";
import type { RateLimit } from "./rate-limit";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** The input of a use case: query and body as the schemas made them, the store and the clock, and who calls. */
type Given<C extends Call> = C extends { readonly who: "anyone" }
  ? PublicCallInput<Output<QuerySchemaOf<C>>, Output<BodySchemaOf<C>>> & {
      readonly dependencies: Dependencies;
    }
  : UserCall<Output<QuerySchemaOf<C>>, Output<BodySchemaOf<C>>>;

/** @throws ApiError for a refusal that the caller should read. */
type Run<C extends Call> = (given: Given<C>) => Promise<Input<ReplySchemaOf<C>>>;

interface ServiceOptions<C extends Call> {
  /** Cache-Control of a successful reply; without it nothing is stored anywhere. */
  readonly cache?: string;
  /** Largest body in bytes; default 16 KB. */
  readonly maxBody?: number;
  /** Media types of the body; default `application/json`. */
  readonly bodyTypes?: readonly string[];
  /** Calls allowed to one account. */
  readonly limit?: RateLimit;
  /** Calls from one network to this address, where fewer than usual are enough. */
  readonly addressLimit?: RateLimit;
  /** Seconds since the last sign-in within which the call is allowed; as a function, for some bodies alone. */
  readonly maxSignInAge?: number | ((body: Output<BodySchemaOf<C>>) => number | null);
}

/** How the server answers a call, where more is to be said than what runs. */
type Service<C extends Call> = ServiceOptions<C> &
  (
    | { readonly run: Run<C> }
    // For what anybody may ask and the site answers without a store too, or while that is away.
    | { readonly runWithoutStore: (given: Omit<Given<C>, "dependencies">) => ReturnType<Run<C>> }
  );

type Services<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Run<Calls[Name]> | Service<Calls[Name]>;
};

/** The routes of a feature, answered by one file of `pages/api`. */
export type Routes = RequestHandler & {
  /** By path with parameters in braces. */
  readonly routes: ReadonlyMap<string, OtherRoute>;
};

/** A route that no call of the feature is: a feed, a picture, a probe. */
type OtherRoute = RequestHandler & Partial<Pick<Handler, "endpoints">>;

/**
 * Makes the routes of a feature from its calls. Each is answered like a route of its own by `createHandler`; what is no
 * call of the feature is 404 as everywhere. The file exports `config = { api: { bodyParser: false } }`.
 *
 * @param services what runs for each call, by its name
 * @param others routes of the feature that are no calls, by path with parameters in braces
 */
export function createRoutes<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  services: Services<Calls>,
  others: Readonly<Record<string, OtherRoute>> = {},
): Routes {
  const byPath = new Map<string, { methods: Methods; addressLimit?: RateLimit }>();
  for (const [name, call] of Object.entries(calls)) {
    const given = services[name] as unknown as Run<Call> | Service<Call>;
    const service = typeof given === "function" ? { run: given } : given;
    const { methods, ...rest } = byPath.get(call.path) ?? { methods: {} };
    if (methods[call.method]) throw new Error(`${call.method} ${call.path} is declared twice.`);
    byPath.set(call.path, {
      ...rest,
      methods: { ...methods, [call.method]: createCallEndpoint(call, service) },
      ...(service.addressLimit && { addressLimit: service.addressLimit }),
    });
  }
  const routes = new Map<string, OtherRoute>(Object.entries(others));
  for (const [path, { methods, addressLimit }] of byPath) {
    if (routes.has(path)) throw new Error(`${path} is a call and another route.`);
    routes.set(path, createHandler(methods, addressLimit));
  }
  const find = createMatcher([...routes.keys()]);
  const answer: RequestHandler = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const match = find(pathname);
    const handler = match && routes.get(match.path);
    if (!handler) return refuseUnknownRoute(request, response);
    // Not as Next has it, where the rest of the path is a field of its own that a caller could also write.
    request.query = { ...readSearch(searchParams), ...match.parts };
    await handler(request, response);
  };
  return Object.assign(answer, { routes });
}

/** Whatever no route answers: 404 as JSON, for every method, in place of the page made for people. */
export function refuseUnknownRoute(request: ApiRequest, response: ServerResponse): void {
  sendError(request, response, new ApiError(404, "There is no such API route.", { code: "not-found" }));
}

function createCallEndpoint(call: Call, { addressLimit: _, ...service }: Service<Call>): Endpoint {
  let made: Promise<Endpoint> | undefined;
  // With the first call: what no call needs is not read.
  const make = () => {
    made ??= makeEndpoint(call, service);
    return made;
  };
  return {
    isPublic: call.who === "anyone",
    answer: async (request, response) => {
      try {
        await (await make()).answer(request, response);
      } catch (error) {
        if (process.env.NODE_ENV !== "production") requireDeclared(call, error);
        throw error;
      }
    },
    shapes: async () => {
      const { shapes = {} } = await make();
      return typeof shapes === "function" ? shapes() : shapes;
    },
    ...(call.who !== "anyone" && { writes: call.writes }),
    ...((call.who === "creator" || call.who === "admin") && { role: call.who }),
  };
}

async function makeEndpoint(call: Call, service: Service<Call>): Promise<Endpoint> {
  const schemas = (await call.load()) as Readonly<Record<PropertyKey, z.ZodType>>;
  const pick = (name: PropertyKey): z.ZodType => {
    const schema = schemas[name];
    if (!schema) throw new Error(`${call.path} names a schema that is not there: ${String(name)}.`);
    return schema;
  };
  const run = ("run" in service ? service.run : service.runWithoutStore) as Run<Call>;
  const { limit, maxSignInAge, ...options } = service;
  const shapes = {
    ...options,
    ...(call.query && { query: pick(call.query) }),
    ...(call.body && { body: pick(call.body) }),
    response: pick(call.reply),
  };
  if (call.who === "anyone") {
    return createPublicEndpoint({
      ...shapes,
      run: async (given) => {
        const store = "run" in service && { dependencies: await createSystemDependencies() };
        return run({ ...given, ...store } as Given<Call>);
      },
    });
  }
  const permission =
    call.who === "user"
      ? { writes: call.writes }
      : { writes: call.writes as Exclude<typeof call.writes, "staff">, role: call.who };
  return createUserEndpoint({
    ...permission,
    ...shapes,
    ...(limit && { limit }),
    ...(maxSignInAge !== undefined && { maxSignInAge: maxSignInAge as number }),
    run: async (given) => run(given as Given<Call>),
  });
}

const ownRefusals: ReadonlySet<string> = new Set<OwnRefusal>([
  "not-found",
  "conflict",
  "payment-required",
  "quiz-unavailable",
]);

/** A caller is promised what a call can refuse, so in development and tests a further refusal is an error. */
function requireDeclared({ method, path, refuses = [] }: Call, error: unknown): void {
  if (!(error instanceof ApiError) || !ownRefusals.has(error.code)) return;
  if (refuses.some((code) => code === error.code)) return;
  throw new Error(`${method} ${path} does not declare that it refuses with ${error.code}.`, { cause: error });
}

function readSearch(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = "", ...more] = search.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

interface Match {
  readonly path: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Finds the path that an address is of; a part that is written out goes before a parameter. */
function createMatcher(paths: readonly string[]): (pathname: string) => Match | null {
  const patterns = paths
    .map((path) => ({ path, segments: path.split("/") }))
    .toSorted((a, b) => (a.path.replaceAll("{", "~") < b.path.replaceAll("{", "~") ? -1 : 1));
  return (pathname) => {
    const given = pathname.replace(/\/$/, "").split("/");
    for (const { path, segments } of patterns) {
      const parts = segments.length === given.length ? readParts(segments, given) : null;
      if (parts) return { path, parts };
    }
    return null;
  };
}

function readParts(segments: readonly string[], given: readonly string[]): Record<string, string> | null {
  const parts: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? "";
    if (!segment.startsWith("{")) {
      if (segment !== value) return null;
      continue;
    }
    const text = decode(value);
    if (!text) return null;
    parts[segment.slice(1, -1)] = text;
  }
  return parts;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
