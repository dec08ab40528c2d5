import { describe, expect, test } from "vitest";
import { getEmbedLink, videoProviders } from "@/lib/leaderboards/video-link";
import { createSecurityHeaders } from "@/lib/site/security-headers";

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
});
