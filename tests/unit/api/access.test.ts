import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as dependencies from "@/lib/api/create-dependencies.server";
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

beforeEach(async () => {
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
afterEach(() => vi.restoreAllMocks());

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
  const token = name === "visitor" ? {} : { authorization: `Bearer ${name}` };
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

describe("a call in somebody's name", () => {
  test("cannot be made by a cookie", async () => {
    const served = await serveHandler(await loadRoute("user/login-reward.ts"));
    const cookie = "session=player; __session=player; authorization=Bearer player";
    const { status } = await fetch(served.url, { headers: { cookie } });
    await served.stop();
    expect(status).toBe(401);
  });
});
