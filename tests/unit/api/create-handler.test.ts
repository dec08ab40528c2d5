import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import * as accounts from "@/lib/auth/confirm-account.server";
import { ApiError } from "@/lib/http/api-error";
import {
  as,
  ok,
  people,
  readReply,
  okResponse as response,
  setUpHandlers,
} from "@/tests/support/handler-setup";

const { serve, getErrors } = setUpHandlers();

describe("methods", () => {
  test("answers another method with 405, Allow and a message, before anything else", async () => {
    const url = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run: ok }) }),
    );
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const reply = await fetch(url, { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.get("allow")).toBe("GET, OPTIONS");
      expect(await readReply(reply)).toMatchObject({
        code: "method-not-allowed",
        message: expect.stringContaining(method),
      });
    }
  });

  test("OPTIONS tells the methods and opens nothing to other sites", async () => {
    const url = await serve(
      createHandler({
        GET: createPublicEndpoint({ response, run: ok }),
        POST: createUserEndpoint({ writes: "own", response, run: ok }),
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
    const url = await serve(createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run }) }));
    expect((await fetch(url, { method: "HEAD", ...as("user-token") })).status).toBe(405);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("who may call", () => {
  const guarded = () =>
    createHandler({
      GET: createUserEndpoint({
        writes: "nothing",
        role: "creator",
        response,
        run: async ({ actor }) => ({ message: actor.uid }),
      }),
      POST: createUserEndpoint({
        writes: "staff",
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
      expect(await readReply(reply)).toEqual({
        message: "Sign in first: this request needs an ID token.",
        code: "unauthenticated",
      });
    },
  );

  test.each(["Bearer creator-token", "bearer creator-token", "creator-token", "Bearer   creator-token"])(
    "takes the token from %j",
    async (authorization) => {
      const url = await serve(guarded());
      expect(await readReply(await fetch(url, { headers: { authorization } }))).toEqual({ message: "sable" });
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
    const url = await serve(
      createHandler({ GET: createUserEndpoint({ writes: "nothing", response, run: ok }) }),
    );
    expect((await fetch(url, as("user-token"))).status).toBe(401);
  });

  test("checks with Auth the role that the call needs, and whether the address is verified where it must be", async () => {
    const url = await serve(
      createHandler({
        GET: createUserEndpoint({ writes: "nothing", role: "creator", response, run: ok }),
        POST: createUserEndpoint({ writes: "public", response, run: ok }),
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
      createHandler({ DELETE: createUserEndpoint({ writes: "own", maxSignInAge: 300, response, run: ok }) }),
    );
    const reply = await fetch(url, { method: "DELETE", ...as("old-token") });
    expect(reply.status).toBe(401);
    expect(await readReply(reply)).toMatchObject({ code: "recent-sign-in-required" });
    expect((await fetch(url, { method: "DELETE", ...as("user-token") })).status).toBe(200);
  });

  test("what cannot be undone in some bodies needs a recent sign-in for these alone", async () => {
    const body = z.object({ isFinal: z.boolean() });
    const maxSignInAge = ({ isFinal }: z.output<typeof body>) => (isFinal ? 300 : null);
    const url = await serve(
      createHandler({ POST: createUserEndpoint({ writes: "own", maxSignInAge, body, response, run: ok }) }),
    );
    const send = (isFinal: boolean) =>
      fetch(url, {
        method: "POST",
        headers: { ...as("old-token").headers, "content-type": "application/json" },
        body: JSON.stringify({ isFinal }),
      });
    expect([(await send(false)).status, (await send(true)).status]).toEqual([200, 401]);
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
        writes: "own",
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
    expect(await readReply(await post(url, { body: '{"count":2,"extra":true}' }))).toEqual({ message: "2" });
    expect(await readReply(await fetch(`${url}?page=4`))).toEqual({ message: "4" });
  });

  test("a wrong body is 400 and says what and where, without repeating it", async () => {
    const url = await serve(handler());
    const reply = await post(url, { body: '{"count":4}' });
    expect(reply.status).toBe(400);
    expect(await readReply(reply)).toEqual({
      message: "The request body is invalid: count must be at most 3.",
      code: "bad-request",
      issues: [{ path: "count", message: "must be at most 3" }],
    });
  });

  test("a wrong query is 400", async () => {
    const url = await serve(handler());
    const reply = await fetch(`${url}?page=1&page=2`);
    expect(reply.status).toBe(400);
    expect(await readReply(reply)).toMatchObject({ issues: [{ path: "page" }] });
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
    expect(getErrors()).toHaveBeenCalledWith(expect.stringContaining("bodyParser"));
  });
});
