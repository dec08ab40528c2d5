import { testEnvironment } from "./environment";

export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; the raw text where the reply is no JSON. */
  readonly body: unknown;
}

interface ApiRequest {
  /** Default GET. */
  method?: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, to try malformed bodies. */
  rawBody?: string;
  headers?: Record<string, string>;
}

/** Calls the served site as any client would, and gives back whatever it answers. */
export async function callApi(path: string, request: ApiRequest = {}): Promise<ApiReply> {
  const body = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const reply = await fetch(new URL(path, `${testEnvironment().baseUrl}/`), {
    method: request.method ?? "GET",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: parseOrText(text) };
}

/**
 * Makes a call again while the server has too much to do for it, as clients do when they are told so: on a busy machine
 * some of a hundred calls about one document are answered 503.
 */
export async function callWhenFree(call: () => Promise<ApiReply>): Promise<ApiReply> {
  for (;;) {
    const reply = await call();
    if (reply.status !== 503) return reply;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(reply.headers.get("retry-after") ?? 1)));
  }
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
