import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import * as accounts from "@/lib/auth/confirm-account.server";
import * as tokens from "@/lib/auth/verify-token.server";
import { ApiError } from "@/lib/http/api-error";
import { as, ok, readReply, okResponse as response, setUpHandlers } from "@/tests/support/handler-setup";
import { patience } from "@/tests/support/patience";

const { serve, getErrors } = setUpHandlers();

/** Buckets are filled again as time goes by; here none does between one call and the next. */
function stopClock() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
}

describe("rate limit", () => {
  stopClock();

  test("answers 429 with Retry-After once the bucket is empty, per person", async () => {
    const limit = { burst: 2, perMinute: 6 };
    const url = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", limit, response, run: ok }) }),
    );
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url, as("user-token"))).status);
    expect(statuses).toEqual([200, 200, 429]);
    const reply = await fetch(url, as("user-token"));
    expect(reply.headers.get("retry-after")).toBe("10");
    expect(await readReply(reply)).toMatchObject({ code: "too-many-requests" });
    expect((await fetch(url, as("admin-token"))).status).toBe(200);
  });
});

describe("what a refused call costs", () => {
  stopClock();
  const body = z.object({ count: z.int().max(3) });
  const send = (url: string, token: string, text: string) =>
    fetch(url, {
      method: "POST",
      body: text,
      headers: { ...as(token).headers, "content-type": "application/json" },
    });

  test("bad bodies use up the account's calls, and none of them reaches Auth", async () => {
    const limit = { burst: 3, perMinute: 6 };
    const url = await serve(
      createHandler({ POST: createUserEndpoint({ writes: "own", limit, body, response, run: ok }) }),
    );
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await send(url, "user-token", "{}")).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(vi.mocked(accounts.confirmAccount)).not.toHaveBeenCalled();
  });

  test("a network that calls too often is refused before its token is looked at", async () => {
    vi.stubEnv("QUARRY_ADDRESS_LIMIT", "2");
    const url = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run: ok }) }),
    );
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url, as("unknown"))).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect(vi.mocked(tokens.verifyToken)).toHaveBeenCalledTimes(2);
  });

  test("people behind a trusted proxy are counted one by one", async () => {
    vi.stubEnv("QUARRY_ADDRESS_LIMIT", "1");
    vi.stubEnv("QUARRY_PROXY", "nginx");
    const url = await serve(createHandler({ GET: createPublicEndpoint({ response, run: ok }) }));
    const from = async (forwarded: string) =>
      (await fetch(url, { headers: { "x-forwarded-for": forwarded } })).status;
    expect(await from("203.0.113.1")).toBe(200);
    expect(await from("203.0.113.2")).toBe(200);
    // What a caller writes in front of the proxy's entry changes nothing.
    expect(await from("198.51.100.7, 203.0.113.1")).toBe(429);
  });
});

describe("replies", () => {
  test("private ones are stored nowhere", async () => {
    const url = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run: ok }) }),
    );
    const reply = await fetch(url, as("user-token"));
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("an error of a cacheable route is not cached", async () => {
    const run = async () => {
      throw new ApiError(404, "User not found.", { code: "not-found" });
    };
    const url = await serve(
      createHandler({ GET: createPublicEndpoint({ response, run, cache: "public, max-age=60" }) }),
    );
    const reply = await fetch(url);
    expect(reply.status).toBe(404);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["lacks a field", {}],
    ["says more than its schema", { message: "OK", answer: 2 }],
  ])("one that %s is an error in development", async (_, reply) => {
    const run = async () => reply as { message: string };
    const url = await serve(createHandler({ GET: createPublicEndpoint({ response, run }) }));
    expect((await fetch(url)).status).toBe(500);
  });

  test("the shape is not checked again in production", async () => {
    vi.stubEnv("NODE_ENV", "production");
    const run = async () => ({ message: "OK", more: 1 });
    const url = await serve(createHandler({ GET: createPublicEndpoint({ response, run }) }));
    expect((await fetch(url)).status).toBe(200);
  });
});

describe("what goes wrong", () => {
  const failing = (error: unknown) =>
    createHandler({
      GET: createPublicEndpoint({
        response,
        run: async () => {
          throw error;
        },
      }),
    });

  test("an ApiError is answered as it says, with its details", async () => {
    const error = new ApiError(402, "Not enough coins.", {
      code: "payment-required",
      details: { balance: 3, price: 30 },
    });
    const reply = await fetch(await serve(failing(error)));
    expect(reply.status).toBe(402);
    expect(await readReply(reply)).toEqual({
      message: "Not enough coins.",
      code: "payment-required",
      balance: 3,
      price: 30,
    });
    expect(getErrors()).not.toHaveBeenCalled();
  });

  test("anything unknown is a plain 500 whose cause is in the log alone", async () => {
    const reply = await fetch(
      `${await serve(failing(new Error("secret detail")))}/path?token=not-for-the-log`,
    );
    expect(reply.status).toBe(500);
    const body = await readReply(reply);
    expect(body).toEqual({
      message: "Internal server error",
      code: "internal",
      requestId: expect.any(String),
    });
    const line = String(getErrors().mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      requestId: body.requestId,
      method: "GET",
      route: "/path",
      status: 500,
    });
    expect(line).toContain("secret detail");
    expect(line).not.toContain("not-for-the-log");
  });

  test.each([
    ["Firestore is unreachable", Object.assign(new Error("14 UNAVAILABLE"), { code: 14 })],
    ["a transaction lost every attempt", Object.assign(new Error("10 ABORTED"), { code: 10 })],
    ["Auth refuses connections", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
    ["no backend is configured", Object.assign(new Error("off"), { name: "BackendUnavailableError" })],
  ])("503 with Retry-After when %s", async (_, error) => {
    const reply = await fetch(await serve(failing(error)));
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await readReply(reply)).toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("try again"),
    });
  });

  test("503 when the use case does not end within ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const run = vi.fn(() => new Promise<{ message: string }>(() => {}));
      const url = await serve(createHandler({ GET: createPublicEndpoint({ response, run }) }));
      const pending = fetch(url);
      await vi.waitUntil(() => run.mock.calls.length > 0, patience);
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await pending).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });
});
