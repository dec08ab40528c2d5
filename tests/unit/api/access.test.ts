import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as dependencies from "@/lib/api/create-dependencies.server";
import type { Writes } from "@/lib/api/create-endpoint.server";
import type { Handler } from "@/lib/api/create-handler.server";
import * as confirming from "@/lib/auth/confirm-account.server";
import * as blocks from "@/lib/auth/require-unblocked.server";
import * as firebase from "@/lib/firebase/admin.server";
import { type Caller, callers, createAuthOfCallers } from "@/tests/support/callers";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { expectOutcome, type Outcome, routeAccess } from "@/tests/support/route-access";
import { serveHandler } from "@/tests/support/serve-handler";

const root = join(import.meta.dirname, "../../../pages/api");
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .sort();

type Route = Parameters<typeof serveHandler>[0] & Partial<Pick<Handler, "endpoints">>;

async function loadRoute(file: string): Promise<Route> {
  const loaded: { default: Route } = await import(join(root, file));
  return loaded.default;
}

/** The calls of a route, as it says itself, or `ANY` where it is not made of endpoints. */
const listCalls = ({ endpoints }: Route, file: string) =>
  (endpoints ? Object.keys(endpoints) : ["ANY"]).map((method) => ({ method, name: `${method} ${file}` }));

/** Lets pass what the route asks for in query and body: it says nothing about who may call. */
function acceptAnything({ endpoints }: Route): void {
  for (const endpoint of Object.values(endpoints ?? {})) {
    for (const schema of [endpoint.shapes?.query, endpoint.shapes?.body])
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
    ? fetch(url, { headers: token })
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
  test.each(files)("%s lets through whom it should, by each of its methods", async (file) => {
    const route = await loadRoute(file);
    acceptAnything(route);
    const served = await serveHandler(route);
    try {
      for (const { method, name } of listCalls(route, file)) {
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

  test("is listed where there is such a call", async () => {
    const routes = await Promise.all(files.map(async (file) => listCalls(await loadRoute(file), file)));
    const names = routes.flat().map(({ name }) => name);
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
    "POST builds/[id]/duplicate.ts",
    "POST builds/index.ts",
    "POST guides/index.ts",
    "GET user/login-reward.ts",
    "POST user/notifications/index.ts",
    "POST user/notifications/preferences.ts",
    "GET user/quiz.ts",
    "POST user/quiz.ts",
  ],
  retraction: [
    "POST builds/[id]/delete.ts",
    "POST builds/[id]/unlike.ts",
    "POST builds/[id]/unpublish.ts",
    "POST hunting-help/[id]/answers/[answer]/withdraw.ts",
    "POST hunting-help/[id]/withdraw.ts",
    "DELETE hunting-help/searches/index.ts",
    "POST hunting-help/searches/leave.ts",
    "DELETE leaderboards/runs/[id]/index.ts",
    "POST leaderboards/runs/[id]/withdraw.ts",
    "DELETE user/index.ts",
  ],
  // Each has a test that it refuses a blocked account in the state in which others see the result.
  "by-state": [
    "POST builds/[id]/index.ts",
    "POST builds/[id]/restore.ts",
    "POST guides/[slug]/index.ts",
    "POST guides/[slug]/proposals/[id].ts",
    "POST guides/[slug]/state.ts",
    "POST hunting-help/searches/seats.ts",
    "POST leaderboards/runs/[id]/confirm.ts",
    "POST user/session.ts",
  ],
  staff: [
    "POST admin/actions/[id].ts",
    "POST admin/announcements/[id]/end.ts",
    "POST admin/announcements/index.ts",
    "POST admin/challenge.ts",
    "POST admin/people/[uid]/coins.ts",
    "POST admin/people/[uid]/role.ts",
    "POST admin/undo/[id].ts",
    "POST admin/undo/index.ts",
    "POST builds/[id]/moderation.ts",
    "POST event-quests/[id]/index.ts",
    "POST event-quests/[id]/review.ts",
    "POST event-quests/[id]/state.ts",
    "POST event-quests/import.ts",
    "POST event-quests/index.ts",
    "POST featured/[id].ts",
    "DELETE featured/[id].ts",
    "POST featured/index.ts",
    "POST guides/[slug]/moderation.ts",
    "POST hunting-help/[id]/moderation.ts",
    "POST leaderboards/runs/[id]/claim.ts",
    "POST leaderboards/runs/[id]/decision.ts",
    "POST moderation/cases/[id]/claim.ts",
    "POST moderation/cases/[id]/decision.ts",
    "POST moderation/cases/[id]/notes.ts",
    "POST moderation/cases/[id]/undo.ts",
    "POST moderation/users/[uid]/block.ts",
  ],
};

describe("what others see", () => {
  /** Every endpoint for signed-in people, as `POST reports.ts`, by what it writes. */
  async function listByWrites(): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const file of files) {
      const { endpoints = {} } = await loadRoute(file);
      for (const [method, endpoint] of Object.entries(endpoints)) {
        if (!endpoint || endpoint.isPublic) continue;
        const writes = String(endpoint.writes);
        found[writes] = [...(found[writes] ?? []), `${method} ${file}`];
      }
    }
    return found;
  }

  test("is written behind the one gate, but for the calls that are listed", async () => {
    const { public: gated = [], nothing = [], ...rest } = await listByWrites();
    expect(rest).toEqual(ungated);
    // A form's preview takes too long a text for an address.
    expect(nothing.filter((name) => !name.startsWith("GET "))).toEqual(["POST guides/preview.ts"]);
    expect(gated).toContain("POST user/name.ts");
  });
});

describe("a call in somebody's name", () => {
  test("cannot be made by a cookie", async () => {
    const served = await serveHandler(await loadRoute("user/login-reward.ts"));
    const cookie = "session=player; __session=player; authorization=Bearer player";
    const { status } = await fetch(served.url, { headers: { cookie } });
    await served.stop();
    expect(status).toBe(401);
  });
});
