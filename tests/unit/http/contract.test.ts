import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { z } from "zod";
import { defineCalls, type InputOf, type ReplyOf, toCallAddress } from "@/lib/http/contract";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";

const schemas = {
  listQuerySchema: z.strictObject({ id: z.string(), sort: z.enum(["new", "old"]).default("new") }),
  sendBodySchema: z.strictObject({ text: z.string() }),
  replySchema: z.object({ message: z.literal("OK"), at: z.string().transform((text) => text.length) }),
};
const calls = defineCalls(async () => schemas, {
  list: {
    method: "GET",
    path: "/api/things/{id}/list",
    who: "anyone",
    query: "listQuerySchema",
    reply: "replySchema",
  },
  send: { method: "POST", path: "/api/things", who: "anyone", body: "sendBodySchema", reply: "replySchema" },
});

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a call takes and gives what its schemas say", () => {
  expectTypeOf<InputOf<typeof calls.list>["query"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<InputOf<typeof calls.list>["query"]["sort"]>().toEqualTypeOf<
    "new" | "old" | null | undefined
  >();
  expectTypeOf<InputOf<typeof calls.send>["body"]>().toEqualTypeOf<{ text: string }>();
  expectTypeOf<ReplyOf<typeof calls.send>>().toEqualTypeOf<{ message: "OK"; at: number }>();
});

describe("the address of a call", () => {
  test.each([
    [{ id: "a/b ?" }, "/api/things/a%2Fb%20%3F/list"],
    [{ id: "x", sort: "old" }, "/api/things/x/list?sort=old"],
    [{ id: "x", sort: null, cursor: undefined }, "/api/things/x/list"],
    [{ id: "x", q: "a&b=c d" }, "/api/things/x/list?q=a%26b%3Dc%20d"],
    [{ id: "x", z: 1, a: 2 }, "/api/things/x/list?a=2&z=1"],
    [{ id: 0, flag: false }, "/api/things/0/list?flag=false"],
  ])("of %o is %s", (query, address) => {
    expect(toCallAddress(calls.list, query)).toBe(address);
  });

  test.each([{}, { id: null }, { id: "" }])("lacks a part of the path in %o", (query) => {
    expect(() => toCallAddress(calls.list, query)).toThrow(
      new RangeError("/api/things/{id}/list takes a id."),
    );
  });
});

describe("a call that anybody may make", () => {
  test("is sent as it is declared, and its reply is read by its schema", async () => {
    const fetch = answerWith(200, { message: "OK", at: "four" });
    expect(await callPublic(calls.send, { body: { text: "x" } })).toEqual({ message: "OK", at: 4 });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual(["/api/things", "POST", '{"text":"x"}']);
    await callPublic(calls.list, { query: { id: "x" } });
    expect([fetch.mock.calls[1]?.[0], fetch.mock.calls[1]?.[1].method]).toEqual([
      "/api/things/x/list",
      "GET",
    ]);
  });

  test("fails as the network does where its schemas cannot be fetched", async () => {
    const away = defineCalls(() => Promise.reject<typeof schemas>(new Error("gone")), {
      list: { method: "GET", path: "/api/x", who: "anyone", reply: "replySchema" },
    });
    await expect(callPublic(away.list)).rejects.toThrow(ApiCallError);
    await expect(callPublic(away.list)).rejects.toMatchObject({ code: "network" });
  });

  test("is refused in the words of the server", async () => {
    answerWith(404, { message: "There is none.", code: "not-found" });
    await expect(callPublic(calls.list, { query: { id: "x" } })).rejects.toMatchObject({
      message: "There is none.",
      status: 404,
    });
  });
});
