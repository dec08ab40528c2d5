import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as admin from "@/lib/firebase/admin.server";
import { resetMetrics } from "@/lib/observe/metrics.server";
import health from "@/pages/api/health/[[...path]]";
import metrics from "@/pages/api/metrics";
import { setUpHandlers } from "@/tests/support/handler-setup";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { patience } from "@/tests/support/patience";

const { serve } = setUpHandlers();
const token = "metrics-token-of-thirty-two-letters";

beforeEach(() => {
  resetMetrics();
  vi.spyOn(admin, "getBackend").mockReturnValue("emulators");
});

afterEach(() => {
  Object.assign(globalThis, { quarryDraining: undefined });
});

/** The route with nothing remembered of earlier calls. */
async function loadReady() {
  vi.resetModules();
  const fresh = await import("@/lib/firebase/admin.server");
  vi.spyOn(fresh, "getBackend").mockReturnValue("emulators");
  const getDb = vi.spyOn(fresh, "getDb");
  return { getDb, route: (await import("@/pages/api/health/[[...path]]")).default };
}

describe("GET /api/health/live", () => {
  test("answers although the store does not", async () => {
    const getDb = vi.spyOn(admin, "getDb").mockRejectedValue(new Error("no"));
    expect((await fetch(`${await serve(health)}/api/health/live`)).status).toBe(200);
    expect(getDb).not.toHaveBeenCalled();
  });
});

describe("GET /api/health/ready", () => {
  test("is 503 until the store has answered once, and stays 200 when the store fails later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { getDb, route } = await loadReady();
      getDb.mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(createInProcessDb());
      getDb.mockRejectedValue(new Error("no"));
      const url = `${await serve(route)}/api/health/ready`;
      expect((await fetch(url)).status).toBe(503);
      vi.setSystemTime(Date.now() + 2000);
      expect((await fetch(url)).status).toBe(200);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await fetch(url)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is 503 while the process is ending", async () => {
    const { getDb, route } = await loadReady();
    getDb.mockResolvedValue(createInProcessDb());
    const url = `${await serve(route)}/api/health/ready`;
    expect((await fetch(url)).status).toBe(200);
    Object.assign(globalThis, { quarryDraining: true });
    expect((await fetch(url)).status).toBe(503);
  });
});

describe("GET /api/metrics", () => {
  const get = (url: string, given?: string) =>
    fetch(url, given === undefined ? {} : { headers: { authorization: `Bearer ${given}` } });

  test("is not there without the setting, whatever is sent", async () => {
    const url = await serve(metrics);
    expect((await get(url)).status).toBe(404);
    expect((await get(url, "")).status).toBe(404);
    expect((await get(url, "undefined")).status).toBe(404);
  });

  test("is not there for a wrong token", async () => {
    vi.stubEnv("QUARRY_METRICS_TOKEN", token);
    const url = await serve(metrics);
    expect((await get(url)).status).toBe(404);
    expect((await get(url, `${token}x`)).status).toBe(404);
  });

  test("counts calls by route, method and status, without their queries", async () => {
    vi.stubEnv("QUARRY_METRICS_TOKEN", token);
    vi.spyOn(admin, "getDb").mockResolvedValue(createInProcessDb());
    const called = await serve(health);
    const reply = await fetch(`${called}/api/health?who=rook`);
    expect(reply.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    await reply.text();
    const scraped = await get(await serve(metrics), token);
    expect(scraped.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const text = await scraped.text();
    expect(text).toContain('quarry_http_requests_total{route="/api/health",method="GET",status="200"} 1');
    expect(text).not.toContain("rook");
  });

  test("has a line for each answered call in the log where that is set", async () => {
    vi.stubEnv("QUARRY_LOG", "calls");
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    await (await fetch(`${await serve(health)}/api/health/live?email=rook@mail.example`)).text();
    await vi.waitUntil(() => lines.mock.calls.length > 0, patience);
    const line = JSON.parse(String(lines.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ event: "call", method: "GET", route: "/api/health/live", status: 200 });
    expect(JSON.stringify(line)).not.toContain("rook");
  });
});
