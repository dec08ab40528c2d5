import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatMetrics, resetMetrics } from "@/lib/observe/metrics.server";
import clientErrors from "@/pages/api/client-errors";
import cspReports from "@/pages/api/csp-reports";
import { setUpHandlers } from "@/tests/support/handler-setup";

const { serve, getErrors } = setUpHandlers();
const silenceWarnings = () => vi.spyOn(console, "warn").mockImplementation(() => {});
let warnings: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  resetMetrics();
  warnings = silenceWarnings();
});
afterEach(() => void vi.useRealTimers());

/** From a network of its own, since each one has only so many reports. */
let network = 0;
function send(url: string, body: unknown, type = "application/json", forwarded?: string): Promise<Response> {
  network += 1;
  return fetch(url, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": type, "x-forwarded-for": forwarded ?? `203.0.113.${network}` },
  });
}

const legacy = {
  "csp-report": {
    "document-uri": "https://quarry.example/user/profile?uid=k3Jd93kdLs02",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?stolen=rook@mail.example",
    "original-policy": "default-src 'self'",
  },
};
const list = [
  {
    type: "csp-violation",
    url: "https://quarry.example/wiki/monsters/rathalos",
    body: { effectiveDirective: "img-src", blockedURL: "inline" },
  },
  { type: "deprecation", body: {} },
];

describe("POST /api/csp-reports", () => {
  test("takes both forms in which browsers report", async () => {
    const url = await serve(cspReports);
    expect((await send(url, legacy, "application/csp-report")).status).toBe(200);
    expect((await send(url, list, "application/reports+json")).status).toBe(200);
    const lines = warnings.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([
      {
        event: "csp-report",
        directive: "script-src-elem",
        blocked: "https://evil.example",
        section: "/user",
      },
      { event: "csp-report", directive: "img-src", blocked: "inline", section: "/wiki" },
    ]);
    expect(formatMetrics()).toContain('quarry_csp_reports_total{directive="img-src"} 1');
  });

  test("logs nothing that says who somebody is", async () => {
    const url = await serve(cspReports);
    await send(url, legacy, "application/csp-report");
    const logged = warnings.mock.calls.join("\n");
    expect(logged).toContain("csp-report");
    expect(logged).not.toMatch(/k3Jd93kdLs02|rook|stolen|203\.0\.113/);
  });

  test.each([
    ["what is no report", { hello: "world" }, 400],
    ["a list that is too long", Array.from({ length: 21 }, () => list[0]), 400],
    ["a body that is too large", "x".repeat(20_000), 413],
  ])("refuses %s", async (_name, body, status) => {
    expect((await send(await serve(cspReports), body)).status).toBe(status);
    expect(warnings).not.toHaveBeenCalled();
  });

  test("refuses a flood of one network, and limits the log for all of them", async () => {
    // No time passes between the calls: with every minute more are allowed.
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubEnv("QUARRY_PROXY", "nginx");
    vi.resetModules();
    const { default: fresh } = await import("@/pages/api/csp-reports");
    const url = await serve(fresh);
    const statuses: number[] = [];
    for (let each = 0; each < 40; each += 1) {
      statuses.push((await send(url, legacy, "application/csp-report", "198.51.100.1")).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
    for (let each = 0; each < 60; each += 1) await send(url, legacy, "application/csp-report");
    expect(warnings.mock.calls.length).toBeGreaterThan(30);
    expect(warnings.mock.calls.length).toBeLessThanOrEqual(65);
  });
});

describe("POST /api/client-errors", () => {
  const report = {
    message: "x is undefined",
    source: "/_next/static/a.js",
    line: 3,
    column: 7,
    route: "/builder",
  };

  test("reports an error of a page with its place", async () => {
    const url = await serve(clientErrors);
    expect((await send(url, { ...report, message: "no rook@mail.example" })).status).toBe(200);
    const line = JSON.parse(String(getErrors().mock.calls[0]?.[0]));
    expect(line).toMatchObject({ where: "browser", route: "/builder" });
    expect(line.error).toBe("no [email] (/_next/static/a.js:3:7)");
  });

  test.each([
    ["another field", { ...report, cookie: "x" }],
    ["a route with a query", { ...report, route: "/user?uid=rook" }],
    ["a long message", { ...report, message: "x".repeat(301) }],
  ])("refuses %s", async (_name, body) => {
    expect((await send(await serve(clientErrors), body)).status).toBe(400);
    expect(getErrors()).not.toHaveBeenCalled();
  });
});
