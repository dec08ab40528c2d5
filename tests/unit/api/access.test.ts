import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Writes } from "@/lib/api/create-endpoint.server";
import type { Handler } from "@/lib/api/create-handler.server";
import * as admin from "@/lib/firebase/admin.server";
import { as, setUpHandlers } from "@/tests/support/handler-setup";

const { serve } = setUpHandlers();
const root = join(import.meta.dirname, "../../../pages/api");
const routes = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("embedded"))
  .filter((path) => readFileSync(join(root, path), "utf8").includes("createHandler("))
  .sort();

/** What nobody needs to sign in for. A new entry here is a decision, not a formality. */
const open = [
  "GET announcements.ts",
  "GET builder/shopping.ts",
  "GET builds/[id]/index.ts",
  "GET builds/attachment.ts",
  "GET builds/feed.ts",
  "GET builds/index.ts",
  "GET client-config.ts",
  "POST client-errors.ts",
  "POST csp-reports.ts",
  // Asks for a signature of Discord itself.
  "POST discord/interactions.ts",
  "GET featured/index.ts",
  "GET guides/cited.ts",
  "GET guides/feed.ts",
  "GET guides/index.ts",
  "GET guides/sitemap.ts",
  "GET guides/titles.ts",
  "GET health/index.ts",
  "GET health/live.ts",
  "GET health/ready.ts",
  "GET hunting-help/[id]/history.ts",
  "GET hunting-help/[id]/index.ts",
  "GET hunting-help/index.ts",
  "GET hunting-help/searches.ts",
  // Asks for the token of the scheduler itself.
  "POST jobs.ts",
  "GET leaderboards/boards/[id]/feed.ts",
  "GET leaderboards/boards/[id]/index.ts",
  "GET leaderboards/challenge.ts",
  "GET leaderboards/feed.ts",
  "GET leaderboards/moderators.ts",
  "GET leaderboards/quests.ts",
  "GET leaderboards/ranking.ts",
  "GET leaderboards/runners/[uid]/goals.ts",
  "GET leaderboards/runners/[uid]/index.ts",
  "GET leaderboards/runs/[id]/index.ts",
  "GET leaderboards/submissions.ts",
  "GET metrics.ts",
  "GET oembed.ts",
  "GET user/index.ts",
];

async function loadHandler(route: string): Promise<Handler> {
  const loaded: { default: Handler } = await import(join(root, route));
  return loaded.default;
}

/** The methods that a route has, as it says itself. */
async function listMethods(url: string): Promise<string[]> {
  const { headers } = await fetch(url, { method: "OPTIONS" });
  return (headers.get("allow") ?? "").split(", ").filter((each) => /^(GET|POST|DELETE)$/.test(each));
}

beforeEach(() => {
  vi.spyOn(admin, "getDb").mockRejectedValue(new Error("This call is let through to the store."));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("a caller who is not signed in", () => {
  test.each(routes)("gets nothing of %s that is not listed as public", async (route) => {
    const url = await serve(await loadHandler(route));
    const found: string[] = [];
    for (const method of await listMethods(url)) {
      const { status } = await fetch(url, { method });
      if (status !== 401) found.push(`${method} ${route}`);
    }
    expect(found).toEqual(open.filter((name) => name.endsWith(` ${route}`)));
  });

  test("is listed for routes that exist", () => {
    expect(
      open.map((name) => name.replace(/^[A-Z]+ /, "")).filter((route) => !routes.includes(route)),
    ).toEqual([]);
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
    "DELETE hunting-help/searches.ts",
    "DELETE leaderboards/runs/[id]/index.ts",
    "POST leaderboards/runs/[id]/withdraw.ts",
    "DELETE user/index.ts",
  ],
  // Each has a test that it refuses a blocked account in the state in which others see the result.
  "by-state": [
    "POST builds/[id]/index.ts",
    "POST builds/[id]/restore.ts",
    "POST guides/[slug]/index.ts",
    "POST guides/[slug]/state.ts",
    "POST leaderboards/runs/[id]/confirm.ts",
    "POST user/session.ts",
  ],
  staff: [
    "POST admin/announcements/[id]/end.ts",
    "POST admin/announcements/index.ts",
    "POST admin/challenge.ts",
    "POST admin/people/[uid]/coins.ts",
    "POST admin/people/[uid]/role.ts",
    "POST builds/[id]/moderation.ts",
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
    for (const route of routes) {
      const { endpoints } = await loadHandler(route);
      for (const [method, endpoint] of Object.entries(endpoints)) {
        if (!endpoint || endpoint.isPublic) continue;
        const writes = String(endpoint.writes);
        found[writes] = [...(found[writes] ?? []), `${method} ${route}`];
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
    const url = await serve(await loadHandler("user/login-reward.ts"));
    const cookie = "session=user-token; __session=user-token; authorization=Bearer user-token";
    expect((await fetch(url, { headers: { cookie } })).status).toBe(401);
  });
});

describe("a signed-in person without a role", () => {
  const forStaff = routes.filter(
    (route) => route.startsWith("admin/") || /^moderation\/(cases|queue)/.test(route),
  );

  test("there are routes for staff", () => {
    expect(forStaff.length).toBeGreaterThan(8);
  });

  test.each(forStaff)("is refused by %s before anything is read", async (route) => {
    const url = await serve(await loadHandler(route));
    for (const method of await listMethods(url)) {
      expect((await fetch(url, { method, ...as("user-token") })).status, method).toBe(403);
    }
  });
});
