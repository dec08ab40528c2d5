import { type Call, type InputOf, type ReplyOf, toCallAddress } from "./contract";
import { ApiCallError, callApi, unreachableMessage } from "./fetcher";

/** Options of a single call. */
interface CallOptions {
  /** Ends the call early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds until it is given up. Default 15,000. */
  readonly timeoutMs?: number;
}

/** Arguments after the call: none where it takes nothing. */
export type CallArguments<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? [input?: InputOf<C>, options?: CallOptions]
    : [input: InputOf<C>, options?: CallOptions];

/**
 * Makes a call. Its schemas are loaded with it.
 *
 * @throws ApiCallError as `callApi`
 */
export async function sendCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal, timeoutMs, idToken }: CallOptions & { readonly idToken?: string } = {},
): Promise<ReplyOf<C>> {
  const { query, body } = input as { query?: object; body?: unknown };
  const schemas: object = await loadWithCall(call.load);
  const schema = (schemas as Record<PropertyKey, { parse(data: unknown): ReplyOf<C> }>)[call.reply];
  if (!schema) throw new Error(`${call.path} names a schema that is not there.`);
  return callApi(toCallAddress(call, query), {
    schema,
    method: call.method,
    ...(body !== undefined && { body }),
    ...(idToken && { idToken }),
    ...(signal && { signal }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(call.who !== "anyone" && call.method === "GET" && call.writes !== "nothing" && { once: true }),
  });
}

/**
 * Makes a call that anybody may make. The calls of signed-in people are made by `callSignedIn`.
 *
 * @throws ApiCallError as `callApi`
 */
export function callPublic<C extends Call & { readonly who: "anyone" }>(
  call: C,
  ...[input, options]: CallArguments<C>
): Promise<ReplyOf<C>> {
  return sendCall(call, input ?? ({} as InputOf<C>), options);
}

/**
 * Loads code that a call needs and the page does not, such as the schema of its reply.
 *
 * @param load the `import()`
 * @throws ApiCallError with the code `network` where it cannot be fetched, as the call itself would
 */
export async function loadWithCall<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiCallError(
      unreachableMessage,
      { status: 0, code: "network", serverMessage: null },
      { cause },
    );
  }
}
