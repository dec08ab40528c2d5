import { describe, expect, test } from "vitest";
import {
  createRequestContext,
  getRequestContext,
  routeParameters,
  runInRequest,
} from "@/lib/observe/request-context.server";
import { listApiRoutes } from "@/scripts/lib/list-api";

const contextOf = (url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  createRequestContext({ url, method: "GET", headers }, query);

describe("the route of a call", () => {
  test("has names in place of IDs, and no query", () => {
    const { route } = contextOf("/api/admin/people/k3Jd93kdLs02/role?x=1", { uid: "k3Jd93kdLs02", x: "1" });
    expect(route).toBe("/api/admin/people/[uid]/role");
  });

  test("has no name that a caller made up", () => {
    expect(contextOf("/api/reports?anything=reports", { anything: "reports" }).route).toBe("/api/reports");
  });

  test("knows every dynamic part of the API", async () => {
    const routes = await listApiRoutes();
    const names = routes.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
    expect([...new Set(names)].sort()).toEqual([...routeParameters].sort());
  });
});

describe("the ID of a call", () => {
  test("is that of the proxy where it is one", () => {
    const given = { "x-request-id": "4f9c2a1e-proxy" };
    expect(contextOf("/api/health", {}, given).requestId).toBe("4f9c2a1e-proxy");
  });

  test.each(["short", "with space and more", 'quote"in-the-id', "x".repeat(65)])(
    "is a new one for %s, which could forge a line of the log",
    (forged) => {
      const { requestId } = contextOf("/api/health", {}, { "x-request-id": forged });
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test("is known to everything that the call runs, and to nothing else", async () => {
    const context = contextOf("/api/health");
    await runInRequest(context, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(getRequestContext()).toBe(context);
    });
    expect(getRequestContext()).toBeUndefined();
  });
});
