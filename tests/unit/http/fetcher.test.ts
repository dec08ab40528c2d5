import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { setCallHeaders } from "@/lib/http/call-headers";
import { ApiCallError, callApi } from "@/lib/http/fetcher";

const schema = z.object({ message: z.literal("OK") });

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetch = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failureOf(call: Promise<unknown>): Promise<ApiCallError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiCallError);
  return error as ApiCallError;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setCallHeaders(undefined);
});

describe("callApi", () => {
  test("gives the answer as the schema reads it", async () => {
    answer(200, { message: "OK", more: 1 });
    expect(await callApi("/api/x", { schema })).toEqual({ message: "OK" });
  });

  test("sends the token and the body, and posts where there is a body", async () => {
    const fetch = answer(200, { message: "OK" });
    await callApi("/api/x", { schema, idToken: "secret", body: { answers: [2] } });
    const [path, init] = fetch.mock.calls[0] as [string, RequestInit];
    const headers = new Headers(init.headers);
    expect([path, init.method, init.body]).toEqual(["/api/x", "POST", '{"answers":[2]}']);
    expect(headers.get("authorization")).toBe("Bearer secret");
    expect(headers.get("content-type")).toBe("application/json");
  });

  test("sends neither token nor body unasked", async () => {
    const fetch = answer(200, { message: "OK" });
    await callApi("/api/x", { schema });
    const [, init] = fetch.mock.calls[0] as [string, RequestInit];
    expect(init.method).toBe("GET");
    expect([...new Headers(init.headers).keys()]).toEqual(["accept"]);
  });

  test("sends what the sign-in code adds with signed-in calls, and with no others", async () => {
    setCallHeaders(async () => ({ "X-Firebase-AppCheck": "attested" }));
    const fetch = answer(200, { message: "OK" });
    await callApi("/api/x", { schema, idToken: "secret" });
    await callApi("/api/x", { schema });
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get("x-firebase-appcheck"));
    expect(sent).toEqual(["attested", null]);
  });

  test("calls without what cannot be had, as the server decides", async () => {
    setCallHeaders(async () => {
      throw new Error("blocked");
    });
    answer(200, { message: "OK" });
    expect(await callApi("/api/x", { schema, idToken: "secret" })).toEqual({ message: "OK" });
  });

  test("carries the server's words and code", async () => {
    answer(409, { message: "Answered already.", code: "conflict" });
    const error = await failureOf(callApi("/api/x", { schema }));
    expect(error).toMatchObject({
      message: "Answered already.",
      serverMessage: "Answered already.",
      status: 409,
      code: "conflict",
    });
  });

  test.each([
    ["an error page of a proxy", "<html>Bad gateway</html>"],
    ["JSON without words", { code: "a-code-of-tomorrow" }],
    ["no object", "null"],
    ["empty words", { message: "" }],
  ])("has words of its own for %s", async (_, body) => {
    answer(502, body);
    const error = await failureOf(callApi("/api/x", { schema }));
    expect(error).toMatchObject({ status: 502, code: "unknown", serverMessage: null });
    expect(error.message).toMatch(/502/);
  });

  test.each([
    ["another shape", { message: "Maybe" }],
    ["no JSON", "<html>Hello</html>"],
  ])("does not pass on a success that is %s", async (_, body) => {
    answer(200, body);
    expect(await failureOf(callApi("/api/x", { schema }))).toMatchObject({ code: "unreadable", status: 200 });
  });

  test("tells that the server could not be reached", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => {
        throw new TypeError("Failed to fetch");
      }),
    );
    const error = await failureOf(callApi("/api/x", { schema }));
    expect(error).toMatchObject({ code: "network", status: 0, serverMessage: null });
    expect(error.message).toMatch(/check your connection/i);
  });

  test("gives up on a server that does not answer", async () => {
    vi.stubGlobal("fetch", vi.fn(untilAborted));
    const error = await failureOf(callApi("/api/x", { schema, timeoutMs: 20 }));
    expect(error).toMatchObject({ code: "timeout", status: 0 });
  });

  test("rejects with the caller's own reason when the caller gives up", async () => {
    vi.stubGlobal("fetch", vi.fn(untilAborted));
    const control = new AbortController();
    const call = callApi("/api/x", { schema, signal: control.signal });
    control.abort(new Error("left the page"));
    await expect(call).rejects.toThrow("left the page");
  });
});

function untilAborted(_path: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
