import { onTestFinished, vi } from "vitest";

/** One answer of the server: its status (default 200) and its JSON. An `Error` means no answer at all. */
export type FakeReply = { status?: number; body: unknown } | Error;

export interface ApiCallRecord {
  /** `METHOD /path?query` */
  readonly call: string;
  readonly token: string | null;
  readonly body: unknown;
}

/**
 * Puts a server in the place of `fetch` until the test is over.
 *
 * @param replies by `METHOD /path` or `METHOD /path?query`: a reply for every call, or one function that
 * gives the reply of each call. A call without a reply fails the test.
 * @returns the calls so far, in order
 */
export function stubApi(
  replies: Record<string, FakeReply | ((record: ApiCallRecord) => FakeReply | Promise<FakeReply>)>,
): ApiCallRecord[] {
  const calls: ApiCallRecord[] = [];
  const byCall = new Map(Object.entries(replies).map(([call, reply]) => [sortQuery(call), reply]));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    const headers = new Headers(init.headers);
    const record = {
      call,
      token: headers.get("authorization")?.replace(/^Bearer /, "") ?? null,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    };
    calls.push(record);
    const found = byCall.get(sortQuery(call)) ?? replies[call.split("?")[0] ?? ""];
    if (!found) throw new Error(`The test has no reply for ${call}`);
    const reply = typeof found === "function" ? await found(record) : found;
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return calls;
}

/** The order of what is asked for says nothing. */
function sortQuery(call: string): string {
  const [path, query] = call.split("?");
  return query ? `${path}?${query.split("&").sort().join("&")}` : call;
}
