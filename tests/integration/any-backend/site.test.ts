import { describe, expect, test } from "vitest";
import { bowLoadout, codeOf } from "../../support/builds/codes";
import { crawlPage, mapWide } from "../../support/crawl";
import { testEnvironment } from "../../support/environment";
import { documentedPaths, furtherPaths } from "../../support/site-table";

const { baseUrl } = testEnvironment();
const load = (path: string) => fetch(`${baseUrl}${path}`, { redirect: "manual" });
const textOf = async (path: string) => (await load(path)).text();

/** A policy as its directives. */
function directivesOf(policy: string | null): Map<string, readonly string[]> {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...values]) => [name, values]));
}

/** Something of each kind that the site answers with, but for the files of the build: what there is not included. */
const kindsOfAnswer = [
  ...["/", "/wiki/hitzones/rathalos", "/wiki/no-such-thing", "/icons.svg"],
  ...["/api/health", "/api/client-config", "/api/user/quiz", "/api/wiki/skills.json"],
];

async function findScript(): Promise<string> {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await textOf("/"))?.[0];
  if (!script) throw new Error("the start page names no script");
  return script;
}

describe("every answer", () => {
  test("is neither framed, sniffed nor sent in the clear, and says little of where one comes from", async () => {
    for (const path of kindsOfAnswer) {
      const { headers } = await load(path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "permissions-policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
      });
      expect(headers.get("x-powered-by"), path).toBeNull();
    }
  });

  test("carries a policy under which nothing runs but our own code", async () => {
    for (const path of kindsOfAnswer) {
      const policy = directivesOf((await load(path)).headers.get("content-security-policy"));
      expect(policy.get("default-src"), path).toEqual(["'self'"]);
      expect(policy.get("object-src"), path).toEqual(["'none'"]);
      expect(policy.get("base-uri"), path).toEqual(["'none'"]);
      expect(policy.get("frame-ancestors"), path).toEqual(["'none'"]);
      const scripts = policy.get("script-src") ?? [];
      expect(scripts[0], path).toBe("'self'");
      expect(
        scripts.filter((each) => /unsafe|\*|^https?:$|^data:/.test(each)),
        path,
      ).toEqual([]);
    }
  });

  test("is short for a script: what a worker of it may do, and that it is what it says", async () => {
    const { headers } = await load(await findScript());
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = directivesOf(headers.get("content-security-policy"));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(headers.get("permissions-policy")).toBeNull();
  });

  test("is cached for as long as its address names its content", async () => {
    const script = await findScript();
    const lifeOf = async (path: string) => (await load(path)).headers.get("cache-control");
    expect(await lifeOf(script)).toBe("public, max-age=31536000, immutable");
    expect(await lifeOf("/icons.svg?v=abc")).toBe("public, max-age=31536000, immutable");
    expect(await lifeOf("/icons.svg")).toBe("public, max-age=86400");
    expect(await lifeOf("/favicon.svg")).toBe("public, max-age=86400");
    expect(await lifeOf("/api/client-config")).toBe("no-store");
  });
});

describe("documented addresses", () => {
  test("are pages with title, heading and description of their own, without JavaScript", async () => {
    const pages = await mapWide([...documentedPaths, ...furtherPaths], 4, (path) => crawlPage(baseUrl, path));
    const of = <T>(pick: (page: (typeof pages)[number]) => T) => pages.map((page) => [page.path, pick(page)]);
    const all = <T>(value: T) => pages.map(({ path }) => [path, value]);
    expect(of(({ status }) => status)).toEqual(all(200));
    expect(of(({ language }) => language)).toEqual(all("en"));
    expect(of(({ headings }) => headings)).toEqual(all(1));
    expect(of(({ title }) => title.length > 3)).toEqual(all(true));
    expect(of(({ heading }) => heading.length > 3)).toEqual(all(true));
    expect(of(({ description }) => description.length >= 20)).toEqual(all(true));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ heading }) => heading)).size).toBe(pages.length);
  });

  test("have an icon, a manifest and a picture for previews that exist", async () => {
    const html = await textOf("/");
    const named = [
      ...html.matchAll(/<link[^>]+rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
      ...html.matchAll(/<meta[^>]+property="og:image"[^>]+content="([^"]+)"/g),
    ].map(([, address = ""]) => new URL(address, baseUrl).pathname);
    expect(named.length).toBeGreaterThanOrEqual(2);
    for (const path of named) expect([path, (await load(path)).status]).toEqual([path, 200]);
  });
});

describe("addresses that lead on", () => {
  test("a slash at the end goes, for good", async () => {
    const reply = await load("/wiki/weapons/");
    expect([reply.status, reply.headers.get("location")]).toEqual([308, "/wiki/weapons"]);
  });

  test("the link of a build shows the build to chats", async () => {
    const html = await textOf(`/b/${codeOf(bowLoadout)}`);
    expect(/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]).toContain("Stoutbow");
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const { pathname, search } = new URL(picture ?? "", baseUrl);
    const reply = await load(pathname + search);
    expect([pathname, reply.status, reply.headers.get("content-type")]).toEqual([
      "/api/builder/card",
      200,
      "image/png",
    ]);
  });

  test("a link that holds no build leads to the builder, which says so", async () => {
    const reply = await load("/b/nonsense");
    expect([reply.status, reply.headers.get("location")]).toEqual([307, "/builder?b=nonsense"]);
  });
});
