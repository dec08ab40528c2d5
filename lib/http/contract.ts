import type { z } from "zod";
import type { ApiErrorCode } from "./api-error";

/**
 * Kind of a call's writes, which every call of signed-in people has to name. It decides who may make it:
 * - `nothing`: it reads.
 * - `own`: what it writes is seen by the caller, and by staff, alone.
 * - `retraction`: it takes back what others saw. Nobody is kept from that.
 * - `public`: others see it. The call passes `requirePoster` before its first write.
 * - `by-state`: others see it in some states of the thing. The use case calls `requirePoster` in these.
 * - `staff`: what somebody does by virtue of a role, which the call then has to name.
 */
export type Writes = "nothing" | "own" | "retraction" | "public" | "by-state" | "staff";

/** Who may make a call, and what it writes. */
type Access =
  | { readonly who: "anyone" }
  | { readonly who: "user"; readonly writes: Exclude<Writes, "staff"> }
  | { readonly who: "creator" | "admin"; readonly writes: Writes };

/** Refusals that a call has to declare; all others can come of any call (docs/api.md). */
export type OwnRefusal = Extract<
  ApiErrorCode,
  "not-found" | "conflict" | "payment-required" | "quiz-unavailable"
>;

type SchemaName<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends z.ZodType ? Name : never;
}[keyof Schemas];

/**
 * A call as both sides know it. The comment above it is what docs/api.md says it does.
 *
 * @template Schemas the module of its schemas, which are named here and fetched with the first call
 */
type CallDeclaration<Schemas> = Access & {
  readonly method: "GET" | "POST" | "DELETE";
  /** With names of parameters of the query in braces: `/api/builds/{id}/like`. */
  readonly path: `/api/${string}`;
  readonly query?: SchemaName<Schemas>;
  readonly body?: SchemaName<Schemas>;
  readonly reply: SchemaName<Schemas>;
  /** Which of these it can answer with. Default: none. */
  readonly refuses?: readonly OwnRefusal[];
};

/** A call as `defineCalls` makes it; the types below read what it takes and gives. */
export type Call = Access & {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
  readonly query?: PropertyKey;
  readonly body?: PropertyKey;
  readonly reply: PropertyKey;
  readonly refuses?: readonly OwnRefusal[];
  readonly load: () => Promise<object>;
};

type SchemasOf<C extends Call> = Awaited<ReturnType<C["load"]>>;
type SchemaOf<C extends Call, Name> = Name extends keyof SchemasOf<C> ? SchemasOf<C>[Name] : undefined;
/** The schema of a part of a call; `undefined` where it has none. */
export type QuerySchemaOf<C extends Call> = SchemaOf<C, C["query"]>;
export type BodySchemaOf<C extends Call> = SchemaOf<C, C["body"]>;
export type ReplySchemaOf<C extends Call> = SchemaOf<C, C["reply"]>;

/** Optional fields may be `null` as well: a filter that is not chosen, a first page. */
type OrNull<T> = { [Key in keyof T]: undefined extends T[Key] ? T[Key] | null : T[Key] };
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [Key in Name]?: OrNull<z.input<Schema>> }
    : { readonly [Key in Name]: OrNull<z.input<Schema>> }
  : unknown;
type BodyPart<Schema> = Schema extends z.ZodType ? { readonly body: z.input<Schema> } : unknown;

/** Input of a call: `query`, parts of the path included, and `body`, as far as the call takes them. */
export type InputOf<C extends Call> = Part<"query", QuerySchemaOf<C>> & BodyPart<BodySchemaOf<C>>;
/** Reply of a call. */
export type ReplyOf<C extends Call> = ReplySchemaOf<C> extends z.ZodType ? z.output<ReplySchemaOf<C>> : never;

/**
 * The calls of a feature by name, declared once: the routes, the client, the description of the API and the test of
 * who may call are made from them. A feature whose schemas are in several modules has several of these.
 *
 * @param load the `import()` of the module with the schemas, so that a page that only may make a call carries none
 */
export function defineCalls<
  Schemas extends object,
  const Calls extends Record<string, CallDeclaration<Schemas>>,
>(
  load: () => Promise<Schemas>,
  calls: Calls,
): { readonly [Name in keyof Calls]: Calls[Name] & { readonly load: () => Promise<Schemas> } } {
  const defined = Object.entries(calls).map(([name, call]) => [name, { ...call, load }]);
  return Object.fromEntries(defined);
}

/**
 * The address of a call.
 *
 * @param query what the braces of the path name goes there, the rest into the search, in the order of the names so that
 *   one question has one address; `null` and what is missing is left out
 * @throws RangeError where a part of the path is missing
 */
export function toCallAddress({ path }: Pick<Call, "path">, query: object = {}): string {
  const rest: string[] = [];
  const parts = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const text = encodeURIComponent(String(value));
    if (path.includes(`{${name}}`)) parts.set(name, text);
    else rest.push(`${encodeURIComponent(name)}=${text}`);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts.get(name);
    if (!part) throw new RangeError(`${path} takes a ${name}.`);
    return part;
  });
  return rest.length > 0 ? `${filled}?${rest.sort().join("&")}` : filled;
}
