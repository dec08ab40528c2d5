import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as dependencies from "@/lib/api/create-dependencies.server";
import * as confirming from "@/lib/auth/confirm-account.server";
import * as blocks from "@/lib/auth/require-unblocked.server";
import * as firebase from "@/lib/firebase/admin.server";
import type { Writes } from "@/lib/http/contract";
import { listApiRoutes, readShapes } from "@/scripts/lib/list-api";
import { type Caller, callers, createAuthOfCallers } from "@/tests/support/callers";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { expectOutcome, type Outcome, routeAccess } from "@/tests/support/route-access";
import { serveHandler } from "@/tests/support/serve-handler";

const routes = await listApiRoutes();
type Route = (typeof routes)[number];

function findRoute(path: string): Route {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
}

/** The calls of a route, as it says itself, or `ANY` where it is not made of endpoints. */
const listCalls = ({ path, handler: { endpoints } }: Route) =>
  (endpoints ? Object.keys(endpoints) : ["ANY"]).map((method) => ({ method, name: `${method} ${path}` }));

/** Lets pass what the route asks for in query and body: it says nothing about who may call. */
async function acceptAnything({ endpoints = {} }: Route["handler"]): Promise<void> {
  for (const endpoint of Object.values(endpoints)) {
    const { query, body } = await readShapes(endpoint);
    for (const schema of [query, body])
      if (schema) vi.spyOn(schema, "safeParse").mockReturnValue({ success: true, data: {} });
  }
}

/** The same for all calls: a busy machine takes longer for them than a recent sign-in lasts. */
const startedAt = Date.now();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: startedAt });
  const db = createInProcessDb();
  const block = { until: new Date(Date.now() + 86_400_000), reason: "spam" };
  const blocked = callers.filter((each: Caller) => each.isBlocked);
  await Promise.all(blocked.map(({ name }) => db.doc(`users/${name}`).set({ block })));
  for (const level of ["error", "warn", "log"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  vi.spyOn(firebase, "getBackend").mockReturnValue("emulators");
  vi.spyOn(firebase, "getDb").mockResolvedValue(db);
  vi.spyOn(firebase, "getAdminAuth").mockResolvedValue(createAuthOfCallers());
  vi.spyOn(dependencies, "createSystemDependencies").mockResolvedValue({ db, now: () => new Date() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The status that a look at the account ended with; `null` where it passed, and where there was none. */
async function readRefusal(look: {
  mock: { results: readonly { value: unknown }[] };
}): Promise<number | null> {
  return Promise.resolve(look.mock.results[0]?.value).then(
    () => null,
    (error: unknown) => (error instanceof Error && "status" in error ? Number(error.status) : 500),
  );
}

/** Makes a call as somebody, and says what became of it. */
async function call(url: string, method: string, { name }: Caller): Promise<Outcome> {
  const confirm = vi.spyOn(confirming, "confirmAccount");
  const unblock = vi.spyOn(blocks, "requireUnblocked");
  const token: Record<string, string> = name === "visitor" ? {} : { authorization: `Bearer ${name}` };
  const reply = await (method === "ANY" || method === "GET"
    ? fetch(url, { headers: token, redirect: "manual" })
    : fetch(url, { method, headers: { ...token, "content-type": "application/json" }, body: "{}" }));
  await reply.arrayBuffer();
  const wasLookedAt = confirm.mock.calls.length > 0;
  const refusal = (await readRefusal(confirm)) ?? (await readRefusal(unblock));
  confirm.mockRestore();
  unblock.mockRestore();
  if (refusal !== null) {
    expect(reply.ok, `the reply to ${name}, who is refused`).toBe(false);
    return refusal;
  }
  if (wasLookedAt) return "through";
  return [401, 403, 404].includes(reply.status) ? reply.status : "open";
}

describe("every route, called by everybody", () => {
  test.each(routes)("$path lets through whom it should, by each of its methods", async (route) => {
    await acceptAnything(route.handler);
    const served = await serveHandler(route.handler);
    try {
      for (const { method, name } of listCalls(route)) {
        const audience = routeAccess[name];
        if (!audience) throw new Error(`Nothing says who may call ${name}: tests/support/route-access.ts`);
        for (const caller of callers) {
          const outcome = await call(served.url, method, caller);
          const expected = expectOutcome(audience, caller.name);
          // What is for anyone may not be there.
          if (audience === "anyone" && outcome === 404) continue;
          expect(outcome, `${name} by: ${caller.name}`).toBe(expected);
        }
      }
    } finally {
      await served.stop();
    }
  });

  test("is listed where there is such a call", () => {
    const names = routes.flatMap(listCalls).map(({ name }) => name);
    expect(Object.keys(routeAccess).filter((name) => !names.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(130);
  });
});

/**
 * Calls that write and do not pass the gate of what others see. A new entry here is a decision: what it writes is seen
 * by the caller alone, takes back what others saw, is a moderator's work, or asks the gate itself where it matters.
 */
const ungated: Readonly<Record<Exclude<Writes, "public" | "nothing">, readonly string[]>> = {
  own: [
    "POST /api/builds/{id}/duplicate",
    "POST /api/builds",
    "POST /api/guides",
    "POST /api/user/blocks",
    "POST /api/user/box",
    "POST /api/user/decisions/{id}/appeal",
    "POST /api/user/devices",
    "DELETE /api/user/devices",
    "POST /api/user/digest",
    "POST /api/user/follows",
    "GET /api/user/login-reward",
    "POST /api/user/notifications",
    "POST /api/user/notifications/preferences",
    "GET /api/user/quiz",
    "POST /api/user/quiz",
  ],
  retraction: [
    "POST /api/builds/{id}/delete",
    "POST /api/builds/{id}/unlike",
    "POST /api/builds/{id}/unpublish",
    "POST /api/guides/{slug}/proposals/{id}/withdraw",
    "POST /api/hunting-help/{id}/answers/{answer}/withdraw",
    "DELETE /api/hunting-help/{id}/comments/{comment}",
    "POST /api/hunting-help/{id}/withdraw",
    "DELETE /api/hunting-help/searches",
    "POST /api/hunting-help/searches/leave",
    "DELETE /api/leaderboards/runs/{id}",
    "POST /api/leaderboards/runs/{id}/withdraw",
    "DELETE /api/short-links/{id}",
    "DELETE /api/state-names/{id}",
    "DELETE /api/user",
  ],
  // Each has a test that it refuses a blocked account in the state in which others see the result.
  "by-state": [
    "POST /api/builds/{id}",
    "POST /api/builds/{id}/restore",
    "POST /api/guides/{slug}",
    "POST /api/guides/{slug}/proposals/{id}",
    "POST /api/guides/{slug}/state",
    "POST /api/hunting-help/searches/seats",
    "POST /api/leaderboards/runs/{id}/confirm",
    "POST /api/user/session",
  ],
  staff: [
    "POST /api/admin/actions/{id}",
    "POST /api/admin/announcements/{id}/end",
    "POST /api/admin/announcements",
    "POST /api/admin/challenge",
    "POST /api/admin/people/{uid}/coins",
    "POST /api/admin/people/{uid}/role",
    "POST /api/admin/undo/{id}",
    "POST /api/admin/undo",
    "POST /api/builds/{id}/moderation",
    "POST /api/event-quests/{id}",
    "POST /api/event-quests/{id}/review",
    "POST /api/event-quests/{id}/state",
    "POST /api/event-quests/import",
    "POST /api/event-quests",
    "POST /api/featured/{id}",
    "DELETE /api/featured/{id}",
    "POST /api/featured",
    "POST /api/guides/{slug}/moderation",
    "POST /api/hunting-help/{id}/moderation",
    "POST /api/leaderboards/runs/{id}/claim",
    "POST /api/leaderboards/runs/{id}/decision",
    "POST /api/moderation/appeals/{id}/decision",
    "POST /api/moderation/cases/{id}/claim",
    "POST /api/moderation/cases/{id}/decision",
    "POST /api/moderation/cases/{id}/notes",
    "POST /api/moderation/cases/{id}/undo",
    "POST /api/moderation/users/{uid}/block",
  ],
};

/** What is listed by file and by contract comes in different orders. */
const sortNames = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([writes, names]) => [writes, names.toSorted()]));

describe("what others see", () => {
  /** Every endpoint for signed-in people, as `POST /api/reports`, by what it writes. */
  function listByWrites(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const { path, handler } of routes) {
      const { endpoints = {} } = handler;
      for (const [method, endpoint] of Object.entries(endpoints)) {
        if (!endpoint || endpoint.isPublic) continue;
        const writes = String(endpoint.writes);
        found[writes] = [...(found[writes] ?? []), `${method} ${path}`];
      }
    }
    return found;
  }

  test("is written behind the one gate, but for the calls that are listed", () => {
    const { public: gated = [], nothing = [], ...rest } = listByWrites();
    expect(sortNames(rest)).toEqual(sortNames(ungated));
    // A form's preview takes too long a text for an address.
    expect(nothing.filter((name) => !name.startsWith("GET "))).toEqual(["POST /api/guides/preview"]);
    expect(gated).toContain("POST /api/user/name");
  });
});

describe("a call in somebody's name", () => {
  test("cannot be made by a cookie", async () => {
    const served = await serveHandler(findRoute("/api/user/login-reward").handler);
    const cookie = "session=player; __session=player; authorization=Bearer player";
    const { status } = await fetch(served.url, { headers: { cookie } });
    await served.stop();
    expect(status).toBe(401);
  });
});
