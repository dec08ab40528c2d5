import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import * as system from "@/lib/api/create-dependencies.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { defineCalls } from "@/lib/http/contract";
import { as, readReply, setUpHandlers } from "@/tests/support/handler-setup";

const schemas = {
  itemQuerySchema: z.strictObject({ id: z.string() }),
  listQuerySchema: z.strictObject({ tag: z.string().optional() }),
  noteBodySchema: z.strictObject({ text: z.string() }),
  replySchema: z.object({ message: z.string() }),
};
const calls = defineCalls(async () => schemas, {
  list: { method: "GET", path: "/api/items", who: "anyone", query: "listQuerySchema", reply: "replySchema" },
  own: { method: "GET", path: "/api/items/mine", who: "user", writes: "nothing", reply: "replySchema" },
  read: {
    method: "GET",
    path: "/api/items/{id}",
    who: "anyone",
    query: "itemQuerySchema",
    reply: "replySchema",
    refuses: ["not-found"],
  },
  note: {
    method: "POST",
    path: "/api/items/{id}",
    who: "creator",
    writes: "staff",
    query: "itemQuerySchema",
    body: "noteBodySchema",
    reply: "replySchema",
  },
});
const missing = new ApiError(404, "There is no such item.", { code: "not-found" });
const routes = createRoutes(calls, {
  list: async ({ query }) => ({ message: `list ${query.tag ?? ""}` }),
  own: async ({ actor }) => ({ message: `own ${actor.uid}` }),
  read: {
    run: async ({ query }) => {
      if (query.id === "none") throw missing;
      return { message: `read ${query.id}` };
    },
    cache: "public, max-age=60",
  },
  note: async ({ actor, query, body }) => {
    if (query.id === "none") throw missing;
    return { message: `${actor.uid} notes ${body.text} on ${query.id}` };
  },
});

describe("the routes of a feature", () => {
  const { serve } = setUpHandlers();
  let url = "";
  beforeEach(async () => {
    url = await serve(routes);
  });
  const ask = async (path: string, init?: RequestInit) => {
    const reply = await fetch(`${url}${path}`, init);
    return { status: reply.status, headers: reply.headers, ...(await readReply(reply)) };
  };
  const note = (path: string, token: string) =>
    ask(path, {
      method: "POST",
      body: '{"text":"hi"}',
      headers: { ...as(token).headers, "content-type": "application/json" },
    });

  test.each([
    ["/api/items", 200, "list "],
    ["/api/items/", 200, "list "],
    ["/api/items?tag=a%20b", 200, "list a b"],
    ["/api/items/x%2Fy", 200, "read x/y"],
    ["/api/items/none", 404, "There is no such item."],
    ["/api/items/x/y", 404, "There is no such API route."],
    ["/api/items/%E0%A4%A", 404, "There is no such API route."],
    ["/api/items/mine", 401, expect.any(String)],
  ])("answer GET %s with %i %s", async (path, status, message) => {
    expect(await ask(path)).toMatchObject({ status, message });
  });

  test("take a written-out part before a parameter", async () => {
    expect(await ask("/api/items/mine", as("user-token"))).toMatchObject({ message: "own rook" });
  });

  test("refuse a query that the call does not know, also one named like the rest of the path", async () => {
    expect(await ask("/api/items?path=x")).toMatchObject({ status: 400 });
    expect(await ask("/api/items/x?id=y&more=1")).toMatchObject({ status: 400 });
    // What stands in the path is what counts.
    expect(await ask("/api/items/x?id=y")).toMatchObject({ message: "read x" });
  });

  test("keep the methods of an address together, each with its own caller", async () => {
    expect(await note("/api/items/x", "user-token")).toMatchObject({ status: 403 });
    expect(await note("/api/items/x", "creator-token")).toMatchObject({ message: "sable notes hi on x" });
    const reply = await fetch(`${url}/api/items/x`, { method: "DELETE" });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  });

  test("say how long a reply may be kept", async () => {
    expect((await ask("/api/items/x")).headers.get("cache-control")).toBe("public, max-age=60");
    expect((await ask("/api/items")).headers.get("cache-control")).toBe("no-store");
  });

  test("take the store, but for a call that answers without it too", async () => {
    const away = vi.spyOn(system, "createSystemDependencies").mockRejectedValue(new Error("away"));
    const { list, read } = calls;
    const served = await serve(createRoutes({ list, read }, { list: { runWithoutStore: run }, read: run }));
    expect((await fetch(`${served}/api/items`)).status).toBe(200);
    expect((await fetch(`${served}/api/items/x`)).status).toBe(500);
    away.mockRestore();
  });

  test("fail where a use case refuses with what the call does not declare", async () => {
    expect(await note("/api/items/none", "creator-token")).toMatchObject({ status: 500 });
  });

  test("what is no call of the feature is answered at its own path, with what the path names", async () => {
    const others = {
      "/api/items/{id}/feed": async ({ query }: ApiRequest, response: ServerResponse) => {
        response.end(JSON.stringify(query));
      },
    };
    const services = { list: run, own: run, read: run, note: run };
    const url = await serve(createRoutes(calls, services, others));
    expect(await (await fetch(`${url}/api/items/a1/feed?format=csv`)).json()).toEqual({
      id: "a1",
      format: "csv",
    });
    expect(() => createRoutes(calls, services, { "/api/items": others["/api/items/{id}/feed"] })).toThrow(
      "/api/items is a call and another route.",
    );
  });
});

const run = async () => ({ message: "OK" });

test("a call that names a schema which its module lacks says so", async () => {
  const lost = defineCalls(async () => schemas, {
    list: { method: "GET", path: "/api/lost", who: "anyone", reply: "replySchema" },
  });
  const without = createRoutes({ list: { ...lost.list, load: async () => ({}) } } as typeof lost, {
    list: run,
  });
  const shapes = without.routes.get("/api/lost")?.endpoints?.GET?.shapes;
  await expect(typeof shapes === "function" ? shapes() : shapes).rejects.toThrow("replySchema");
});

test("two calls cannot have one address and method", () => {
  const twice = { ...calls, again: calls.list };
  const services = { list: run, own: run, read: run, note: run, again: run };
  expect(() => createRoutes(twice, services)).toThrow("GET /api/items is declared twice.");
});
