import { describe, expect, test } from "vitest";
import { getEmbedLink, videoProviders } from "@/lib/leaderboards/video-link";
import { createAssetHeaders, createSecurityHeaders } from "@/lib/site/security-headers";

const setup = { demo: false, development: false };
const policyOf = (page?: "run" | "embed") => {
  const headers = createSecurityHeaders(page ? { ...setup, page } : setup);
  return headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
};
const hasFrameOptions = (page?: "run" | "embed") =>
  createSecurityHeaders(page ? { ...setup, page } : setup).some(({ key }) => key === "X-Frame-Options");

describe("security headers", () => {
  test("let only the page of a run frame the players of videos", () => {
    for (const provider of videoProviders) {
      const host = new URL(getEmbedLink({ provider, id: "x" })).origin;
      expect(policyOf("run")).toMatch(new RegExp(`frame-src [^;]*${host.replaceAll(".", "\\.")}`));
      expect(policyOf()).not.toContain(host);
      expect(policyOf("embed")).not.toContain(host);
    }
  });

  test("let only an embedded board be framed", () => {
    expect(policyOf("embed")).toContain("frame-ancestors *");
    expect(hasFrameOptions("embed")).toBe(false);
    for (const page of [undefined, "run"] as const) {
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
      expect(hasFrameOptions(page)).toBe(true);
    }
  });

  test("say where the browser reports what they stopped, in the new way and in the old one", () => {
    const headers = new Map(createSecurityHeaders(setup).map(({ key, value }) => [key, value]));
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/api/csp-reports"');
    expect(policyOf()).toContain("report-to csp");
    expect(policyOf()).toContain("report-uri /api/csp-reports");
  });

  test("allow the hosts of App Check only where it is configured", () => {
    const withKey = createSecurityHeaders({ ...setup, appCheckKey: "key" })[0]?.value ?? "";
    expect(withKey).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(withKey).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
    expect(policyOf()).not.toMatch(/recaptcha|appcheck/);
  });

  test("let a worker load scripts and data of this site alone", () => {
    const policy = createAssetHeaders().find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
    const directives = new Map(policy.split("; ").map((each) => [each.split(" ", 1)[0], each]));
    expect(directives.get("default-src")).toBe("default-src 'none'");
    expect(directives.get("script-src")).toBe("script-src 'self'");
    expect(directives.get("connect-src")).toBe("connect-src 'self'");
  });
});
