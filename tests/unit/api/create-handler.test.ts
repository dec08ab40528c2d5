import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import * as dependencies from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import * as accounts from "@/lib/auth/confirm-account.server";
import * as tokens from "@/lib/auth/verify-token.server";
import { ApiError } from "@/lib/http/api-error";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { serveHandler } from "@/tests/support/serve-handler";

const signedInAt = new Date();
const people: Record<string, tokens.TokenHolder> = {
  "user-token": { uid: "rook", admin: false, creator: false, signedInAt },
  "creator-token": { uid: "sable", admin: false, creator: true, signedInAt },
  "admin-token": { uid: "alma", admin: true, creator: true, signedInAt },
  "old-token": { uid: "crow", admin: false, creator: false, signedInAt: new Date(Date.now() - 3_600_000) },
};
const response = z.object({ message: z.string() });
const ok = async () => ({ message: "OK" });

let stop: (() => Promise<void>) | undefined;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(tokens, "verifyToken").mockImplementation(async (token) => {
    const person = people[token];
    if (!person) throw new ApiError(401, "The ID token is not valid.", { code: "unauthenticated" });
    return person;
  });
  vi.spyOn(accounts, "confirmAccount").mockResolvedValue({
    displayName: null,
    photoURL: null,
    isVerified: true,
  });
  const db = createInProcessDb();
  vi.spyOn(dependencies, "createSystemDependencies").mockResolvedValue({ db, now: () => new Date() });
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function serve(handler: Parameters<typeof serveHandler>[0]): Promise<string> {
  const served = await serveHandler(handler);
  stop = served.stop;
  return served.url;
}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function read(reply: Response): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await reply.json());
}

describe("methods", () => {
  test("answers another method with 405, Allow and a message, before anything else", async () => {
    const url = await serve(createHandler({ GET: createUserEndpoint({ response, run: ok }) }));
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const reply = await fetch(url, { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.get("allow")).toBe("GET, OPTIONS");
      expect(await read(reply)).toMatchObject({
        code: "method-not-allowed",
        message: expect.stringContaining(method),
      });
    }
  });

  test("OPTIONS tells the methods and opens nothing to other sites", async () => {
    const url = await serve(
      createHandler({
        GET: createPublicEndpoint({ response, run: ok }),
        POST: createUserEndpoint({ response, run: ok }),
      }),
    );
    const reply = await fetch(url, { method: "OPTIONS", headers: { origin: "https://other.example" } });
    expect(reply.status).toBe(204);
    expect(reply.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect([...reply.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("HEAD works where anybody may GET, without a body", async () => {
    const url = await serve(
      createHandler({ GET: createPublicEndpoint({ response, run: ok, cache: "public, max-age=60" }) }),
    );
    const reply = await fetch(url, { method: "HEAD" });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await reply.text()).toBe("");
  });

  test("HEAD cannot run a private GET", async () => {
    const run = vi.fn(ok);
    const url = await serve(createHandler({ GET: createUserEndpoint({ response, run }) }));
    expect((await fetch(url, { method: "HEAD", ...as("user-token") })).status).toBe(405);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("who may call", () => {
  const guarded = () =>
    createHandler({
      GET: createUserEndpoint({
        role: "creator",
        response,
        run: async ({ actor }) => ({ message: actor.uid }),
      }),
      POST: createUserEndpoint({
        role: "admin",
        response,
        run: async ({ actor }) => ({ message: actor.uid }),
      }),
    });

  test.each([undefined, "", "Bearer", "Bearer ", "bearer   "])(
    "no token (%j) is 401",
    async (authorization) => {
      const url = await serve(guarded());
      const reply = await fetch(url, authorization === undefined ? {} : { headers: { authorization } });
      expect(reply.status).toBe(401);
      expect(await read(reply)).toEqual({
        message: "Sign in first: this request needs an ID token.",
        code: "unauthenticated",
      });
    },
  );

  test.each(["Bearer creator-token", "bearer creator-token", "creator-token", "Bearer   creator-token"])(
    "takes the token from %j",
    async (authorization) => {
      const url = await serve(guarded());
      expect(await read(await fetch(url, { headers: { authorization } }))).toEqual({ message: "sable" });
    },
  );

  test.each([
    ["user-token", 403, 403],
    ["creator-token", 200, 403],
    ["admin-token", 200, 200],
  ])("%s gets %i from a creator's route and %i from an admin's", async (token, creator, admin) => {
    const url = await serve(guarded());
    expect((await fetch(url, as(token))).status).toBe(creator);
    expect((await fetch(url, { method: "POST", ...as(token) })).status).toBe(admin);
  });

  test("a session that Auth ends while the call runs is answered 401, whatever the use case says", async () => {
    vi.mocked(accounts.confirmAccount).mockRejectedValue(
      new ApiError(401, "Session ended.", { code: "unauthenticated" }),
    );
    const url = await serve(createHandler({ GET: createUserEndpoint({ response, run: ok }) }));
    expect((await fetch(url, as("user-token"))).status).toBe(401);
  });

  test("checks with Auth the role that the call needs, and whether the address is verified where it must be", async () => {
    const url = await serve(
      createHandler({
        GET: createUserEndpoint({ role: "creator", response, run: ok }),
        POST: createUserEndpoint({ needsVerified: true, response, run: ok }),
      }),
    );
    await fetch(url, as("creator-token"));
    expect(vi.mocked(accounts.confirmAccount)).toHaveBeenLastCalledWith(people["creator-token"], {
      role: "creator",
      verified: false,
    });
    await fetch(url, { method: "POST", ...as("user-token") });
    expect(vi.mocked(accounts.confirmAccount)).toHaveBeenLastCalledWith(people["user-token"], {
      role: "user",
      verified: true,
    });
  });

  test("what cannot be undone needs a recent sign-in, which a refreshed token is not", async () => {
    const url = await serve(
      createHandler({ DELETE: createUserEndpoint({ maxSignInAge: 300, response, run: ok }) }),
    );
    const reply = await fetch(url, { method: "DELETE", ...as("old-token") });
    expect(reply.status).toBe(401);
    expect(await read(reply)).toMatchObject({ code: "recent-sign-in-required" });
    expect((await fetch(url, { method: "DELETE", ...as("user-token") })).status).toBe(200);
  });
});

describe("what is sent", () => {
  const body = z.object({ count: z.int().max(3) });
  const query = z.object({ page: z.coerce.number().int().optional() });
  const handler = () =>
    createHandler({
      GET: createPublicEndpoint({
        query,
        response,
        run: async ({ query }) => ({ message: String(query.page ?? "none") }),
      }),
      POST: createUserEndpoint({
        body,
        response,
        run: async ({ body }) => ({ message: String(body.count) }),
      }),
    });
  const post = (url: string, init: RequestInit) =>
    fetch(url, {
      method: "POST",
      ...init,
      headers: { ...as("user-token").headers, "content-type": "application/json", ...init.headers },
    });

  test("is parsed before it reaches the use case", async () => {
    const url = await serve(handler());
    expect(await read(await post(url, { body: '{"count":2,"extra":true}' }))).toEqual({ message: "2" });
    expect(await read(await fetch(`${url}?page=4`))).toEqual({ message: "4" });
  });

  test("a wrong body is 400 and says what and where, without repeating it", async () => {
    const url = await serve(handler());
    const reply = await post(url, { body: '{"count":4}' });
    expect(reply.status).toBe(400);
    expect(await read(reply)).toEqual({
      message: "The request body is invalid: count must be at most 3.",
      code: "bad-request",
      issues: [{ path: "count", message: "must be at most 3" }],
    });
  });

  test("a wrong query is 400", async () => {
    const url = await serve(handler());
    const reply = await fetch(`${url}?page=1&page=2`);
    expect(reply.status).toBe(400);
    expect(await read(reply)).toMatchObject({ issues: [{ path: "page" }] });
  });

  test("nobody's body is read before the token was checked", async () => {
    const url = await serve(handler());
    const reply = await fetch(url, {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(reply.status).toBe(401);
  });

  test("a route that leaves Next's parser on is found out", async () => {
    const inner = handler();
    const url = await serve((request, answer) =>
      inner(Object.assign(request, { body: { count: 1 } }), answer),
    );
    expect((await post(url, { body: '{"count":1}' })).status).toBe(500);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining("bodyParser"));
  });
});

describe("rate limit", () => {
  test("answers 429 with Retry-After once the bucket is empty, per person", async () => {
    const limit = { burst: 2, perMinute: 6 };
    const url = await serve(createHandler({ GET: createUserEndpoint({ limit, response, run: ok }) }));
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url, as("user-token"))).status);
    expect(statuses).toEqual([200, 200, 429]);
    const reply = await fetch(url, as("user-token"));
    expect(reply.headers.get("retry-after")).toBe("10");
    expect(await read(reply)).toMatchObject({ code: "too-many-requests" });
    expect((await fetch(url, as("admin-token"))).status).toBe(200);
  });
});

describe("what a refused call costs", () => {
  const body = z.object({ count: z.int().max(3) });
  const send = (url: string, token: string, text: string) =>
    fetch(url, {
      method: "POST",
      body: text,
      headers: { ...as(token).headers, "content-type": "application/json" },
    });

  test("bad bodies use up the account's calls, and none of them reaches Auth", async () => {
    const limit = { burst: 3, perMinute: 6 };
    const url = await serve(createHandler({ POST: createUserEndpoint({ limit, body, response, run: ok }) }));
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await send(url, "user-token", "{}")).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(vi.mocked(accounts.confirmAccount)).not.toHaveBeenCalled();
  });

  test("a network that calls too often is refused before its token is looked at", async () => {
    vi.stubEnv("QUARRY_ADDRESS_LIMIT", "2");
    const url = await serve(createHandler({ GET: createUserEndpoint({ response, run: ok }) }));
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url, as("unknown"))).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect(vi.mocked(tokens.verifyToken)).toHaveBeenCalledTimes(2);
  });

  test("people behind a trusted proxy are counted one by one", async () => {
    vi.stubEnv("QUARRY_ADDRESS_LIMIT", "1");
    vi.stubEnv("QUARRY_TRUSTED_PROXIES", "1");
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
    const url = await serve(createHandler({ GET: createUserEndpoint({ response, run: ok }) }));
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
    expect(await read(reply)).toEqual({
      message: "Not enough coins.",
      code: "payment-required",
      balance: 3,
      price: 30,
    });
    expect(errors).not.toHaveBeenCalled();
  });

  test("anything unknown is a plain 500 whose cause is in the log alone", async () => {
    const reply = await fetch(`${await serve(failing(new Error("secret detail")))}/path?token=abc`);
    expect(reply.status).toBe(500);
    const body = await read(reply);
    expect(body).toEqual({
      message: "Internal server error",
      code: "internal",
      requestId: expect.any(String),
    });
    const line = String(errors.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      requestId: body.requestId,
      method: "GET",
      path: "/path",
      status: 500,
    });
    expect(line).toContain("secret detail");
    expect(line).not.toContain("abc");
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
    expect(await read(reply)).toMatchObject({
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
      await vi.waitUntil(() => run.mock.calls.length > 0);
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await pending).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });
});
