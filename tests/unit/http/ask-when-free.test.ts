import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { requestLoginReward } from "@/lib/daily/request-login-reward";
import { ApiCallError, callApi } from "@/lib/http/fetcher";

const schema = z.object({ message: z.literal("OK") });
const busy = (status: number, retryAfter: string | null) =>
  new Response(JSON.stringify({ message: "The site is very busy.", code: "unavailable" }), {
    status,
    ...(retryAfter !== null && { headers: { "retry-after": retryAfter } }),
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers with these, one after the other, and then that all is well. */
function serve(...replies: Response[]) {
  const fetch = vi.fn(async () => replies.shift() ?? new Response('{"message":"OK"}'));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
/** Lets everything happen that needs no clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a read that a busy server puts off", () => {
  test.each([429, 503])("with %s is made again when it says, and not before", async (status) => {
    const fetch = serve(busy(status, "3"));
    const call = callApi("/api/x", { schema });
    await settle();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ message: "OK" });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is made three times at most, and then says why", async () => {
    const fetch = serve(busy(503, "1"), busy(503, "10"), busy(503, "1"));
    const call = callApi("/api/x", { schema, idToken: "secret" });
    const failed = expect(call).rejects.toMatchObject({ status: 503, message: "The site is very busy." });
    await vi.runAllTimersAsync();
    await failed;
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["for longer than ten seconds", busy(429, "11")],
    ["until midnight", busy(429, "43200")],
    ["without a time", busy(503, null)],
    ["until a date", busy(503, "Wed, 21 Oct 2026 07:28:00 GMT")],
    ["with another status", busy(500, "1")],
  ])("%s fails at once", async (_, reply) => {
    const fetch = serve(reply);
    await expect(callApi("/api/x", { schema })).rejects.toBeInstanceOf(ApiCallError);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends with its caller's own reason", async () => {
    const fetch = serve(busy(503, "5"));
    const control = new AbortController();
    const call = callApi("/api/x", { schema, signal: control.signal });
    const failed = expect(call).rejects.toThrow("left the page");
    await settle();
    control.abort(new Error("left the page"));
    await failed;
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("what writes is never made again by itself", () => {
  test.each([
    ["a body", { body: {} }],
    ["DELETE", { method: "DELETE" as const }],
    ["a GET that pays", { once: true }],
  ])("%s", async (_, call) => {
    const fetch = serve(busy(503, "1"));
    await expect(callApi("/api/x", { schema, ...call })).rejects.toMatchObject({ status: 503 });
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("the reward of the day", async () => {
    const fetch = serve(busy(503, "1"));
    expect(await requestLoginReward("rook", async () => "secret")).toBe(false);
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
