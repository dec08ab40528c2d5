import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, test } from "vitest";
import { getEmbedLink, videoProviders } from "@/lib/leaderboards/run/video-link";
import { canLoadGoogle, googlePages, googleScripts } from "@/lib/site/google-sign-in";
import { ocrFolder, ocrVersion } from "@/lib/site/ocr-folder";
import {
  createAssetHeaders,
  createOcrHeaders,
  createSecurityHeaders,
  listPagePolicies,
} from "@/lib/site/security-headers";
import { videoFrameHosts, videoPages } from "@/lib/site/video-frames";

const setup = { demo: false, development: false };
type Page = "run" | "embed" | "overlay";
const policyOf = (page?: Page) => {
  const headers = createSecurityHeaders(page ? { ...setup, page } : setup);
  return headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
};
const hasFrameOptions = (page?: Page) =>
  createSecurityHeaders(page ? { ...setup, page } : setup).some(({ key }) => key === "X-Frame-Options");

/** Values of a directive; `undefined` where the policy has none of this name. */
const sourcesOf = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((each) => each.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

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

  test("let the worker that reads screenshots compile WebAssembly, and no page", () => {
    expect(sourcesOf(createOcrHeaders()[0]?.value ?? "", "script-src")).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
    ]);
    for (const page of [undefined, "run", "embed", "overlay"] as const) {
      expect(policyOf(page)).not.toContain("unsafe-eval");
    }
    const matches = listPagePolicies().filter(({ source }) =>
      getPathMatch(source)(`${ocrFolder}${ocrVersion}/worker.min.js`),
    );
    expect(matches).toEqual([]);
    const installed = join(import.meta.dirname, "../../../node_modules/tesseract.js/package.json");
    expect(JSON.parse(readFileSync(installed, "utf8")).version).toBe(ocrVersion);
  });

  test("apply no style but the files of the site and those that are known by their hash", () => {
    for (const page of [undefined, "run", "embed", "overlay"] as const) {
      const [own, ...others] = sourcesOf(policyOf(page), "style-src-elem") ?? [];
      expect(own).toBe("'self'");
      expect(others.length).toBeGreaterThan(3);
      for (const each of others) expect(each).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
      expect(sourcesOf(policyOf(page), "style-src-attr")).toEqual(["'unsafe-inline'"]);
    }
  });

  test("apply the style of the page that is shown without a connection", () => {
    const html = readFileSync(join(import.meta.dirname, "../../../public/offline.html"), "utf8");
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(sourcesOf(policyOf(), "style-src-elem")).toContain(`'sha256-${hash}'`);
  });

  test("leave styles to scripts of others where these are configured, and to the hot reloader", () => {
    const tags = { containerId: "GTM-TEST123", hasAdvertising: false };
    for (const options of [{ tags }, { appCheckKey: "key" }, { development: true }]) {
      const headers = createSecurityHeaders({ ...setup, ...options });
      expect(headers[0]?.value).not.toContain("style-src-elem");
      expect(headers.map(({ key }) => key)).not.toContain("Content-Security-Policy-Report-Only");
      const alone = createSecurityHeaders({ ...setup, ...options, page: "overlay" })[0]?.value ?? "";
      if (!("development" in options)) expect(alone).toContain("style-src-elem");
    }
  });

  test("load of Google's sign-in its loader and its parts alone, where somebody signs in", () => {
    const policy = createSecurityHeaders({ ...setup, opensGoogle: true })[0]?.value ?? "";
    const google = sourcesOf(policy, "script-src")?.filter((each) => each.includes("google"));
    expect(google).toEqual(["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"]);
    expect(sourcesOf(policy, "frame-src")).toHaveLength(1);
  });

  test("load no script of anybody else, and frame no sign-in, where nobody signs in", () => {
    for (const page of [undefined, "run", "embed", "overlay"] as const) {
      const scripts = sourcesOf(policyOf(page), "script-src") ?? [];
      expect(scripts.filter((each) => each !== "'self'" && !each.startsWith("'sha256-"))).toEqual([]);
      expect(sourcesOf(policyOf(page), "frame-src")).toEqual(page === "run" ? videoFrameHosts : ["'none'"]);
    }
    for (const page of ["embed", "overlay"] as const) {
      expect(sourcesOf(policyOf(page), "connect-src")).toEqual(["'self'"]);
    }
  });

  test("report texts that would become scripts, and do not stop them yet", () => {
    const headers = new Map(createSecurityHeaders(setup).map(({ key, value }) => [key, value]));
    expect(headers.get("Content-Security-Policy-Report-Only")).toBe(
      "require-trusted-types-for 'script'; report-to csp; report-uri /api/csp-reports",
    );
    expect(policyOf()).not.toContain("trusted-types");
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

describe("the rules of a page", () => {
  const folder = join(import.meta.dirname, "../../../pages");
  /** An address of each page. */
  const addresses = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/^(?:_|404|500)/.test(file))
    .map((file) => `/${file.replace(/(?:^|\/)index\.tsx$|\.tsx$/, "").replace(/\[+\.*\w+\]+/g, "x")}`);
  const findRules = (address: string) =>
    listPagePolicies().filter(({ source }) => getPathMatch(source, { strict: true })(address) !== false);

  test("are those of one entry, whatever the address", () => {
    const others = [
      "/nothing",
      "/login/x",
      "/users",
      "/wiki/guides",
      "/moderation/x",
      "/api/user",
      "/user/x/y",
    ];
    for (const address of [...addresses, ...others]) expect(findRules(address), address).toHaveLength(1);
    expect(addresses.length).toBeGreaterThan(40);
  });

  test("let Google's window open on a few of them, and the browser know on which", () => {
    const opening = addresses.filter((address) => findRules(address)[0]?.opensGoogle);
    expect(opening.filter((address) => !address.startsWith("/wiki/guides/")).sort()).toEqual([
      "/admin",
      "/login",
      "/moderation",
      "/user/appeals",
      "/user/statement",
      "/user/weekly-email",
      "/user/x",
    ]);
    for (const address of addresses)
      expect(canLoadGoogle(`https://quarry.example${address}?next=/x`), address).toBe(
        opening.includes(address),
      );
  });

  test("hold together what a guide needs: videos and the sign-in of whoever deletes it", () => {
    expect(findRules("/wiki/guides/x")).toMatchObject([{ page: "run", opensGoogle: true }]);
    expect(findRules("/leaderboards/runs/x")).toMatchObject([{ page: "run", opensGoogle: false }]);
    expect(findRules("/overlay/build/x")).toMatchObject([{ page: "overlay" }]);
    expect(videoPages.length + googlePages.length).toBeGreaterThan(7);
    expect(googleScripts).toHaveLength(2);
  });
});
