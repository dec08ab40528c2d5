import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  getSavedAddress,
  getSavedKind,
  isFollowed,
  isSavedPage,
  isStorable,
  listNamedFiles,
  maxFileBytes,
} from "@/lib/offline/saved-kinds";

const kindOf = (path: string) => getSavedKind(new URL(path, "https://quarry.example"));

describe("what may be saved", () => {
  test.each([
    ["/", "page"],
    ["/wiki", "page"],
    ["/wiki/hitzones/rathalos?part=head", "page"],
    ["/builder?b=abc", "page"],
    ["/about/privacy", "page"],
    ["/_next/data/4k1T/index.json", "data"],
    ["/_next/data/4k1T/wiki/armor/pieces.json", "data"],
    ["/_next/static/chunks/a.js", "build-file"],
    ["/api/builder/data/armor.json?v=1", "facts"],
    ["/api/wiki/search-index/en.json", "facts"],
    ["/api/wiki/names/ja.json", "facts"],
    ["/icons.svg?v=1", "picture"],
    ["/site.webmanifest", "picture"],
  ])("%s is saved as %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test.each([
    "/api/user/me",
    "/api/announcements",
    "/api/builds/mine",
    "/api/builder/card?b=a",
    "/api/wiki/names/../../user/me.json",
    "/user/somebody",
    "/login",
    "/admin",
    "/moderation",
    "/leaderboards",
    "/hunting-help/abc",
    "/b/abc",
    "/wiki/builds",
    "/wiki/builds/abc",
    "/wiki/guides/reading-hitzones",
    "/wiki/featured-content",
    "/_next/data/4k1T/wiki/guides/reading-hitzones.json",
    "/_next/data/4k1T/user/somebody.json",
    "/builders",
    "/wikipedia",
    "/service-worker.js",
  ])("%s is not", (path) => {
    expect(kindOf(path)).toBeNull();
  });

  test("no page that is made per request is among them, whatever is added", () => {
    const pages = join(import.meta.dirname, "../../../pages");
    const perRequest = readdirSync(pages, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .filter((file) => readFileSync(join(pages, file), "utf8").includes("getServerSideProps"))
      .map((file) => `/${file.replace(/(?:\/index)?\.tsx$/, "").replaceAll(/\[[^\]]+\]/g, "x")}`);
    expect(perRequest.length).toBeGreaterThan(5);
    expect(perRequest.filter(isSavedPage)).toEqual([]);
  });
});

describe("which answers may be stored", () => {
  const answer = (headers: Record<string, string> = {}, more: Partial<Response> = {}) => ({
    status: 200,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(headers),
    ...more,
  });
  const request = { headers: new Headers() };

  test("a public one is", () => {
    expect(isStorable(request, answer({ "cache-control": "public, max-age=3600" }))).toBe(true);
    expect(isStorable(request, answer({ "cache-control": "s-maxage=31536000" }))).toBe(true);
    expect(isStorable(request, answer())).toBe(true);
  });

  test.each([
    ["to a call that says who calls", { headers: new Headers({ authorization: "Bearer x" }) }, answer()],
    ["for one person", request, answer({ "cache-control": "private, max-age=60" })],
    ["that must not be stored", request, answer({ "cache-control": "no-store" })],
    ["that failed", request, answer({}, { status: 404 })],
    ["of another site", request, answer({}, { type: "opaque" })],
    ["that led elsewhere", request, answer({}, { redirected: true })],
    ["that is too large", request, answer({ "content-length": String(maxFileBytes + 1) })],
  ])("one %s is not", (_, asked, given) => {
    expect(isStorable(asked, given)).toBe(false);
  });
});

test("what somebody searched for is not in the address of a saved page", () => {
  expect(getSavedAddress("https://quarry.example/wiki?shared-text=a%20secret#x")).toBe(
    "https://quarry.example/wiki",
  );
});

test("a script names the files that it can load, each once", () => {
  const script = `e.A=["static/chunks/0-a_b.c~d.js","static/chunks/x.css"];f("static/chunks/x.css","static/media/y.js")`;
  expect(listNamedFiles(script)).toEqual(["static/chunks/0-a_b.c~d.js", "static/chunks/x.css"]);
});

test("neither the code of the sign-in nor the list of all pages is followed", () => {
  const chunk = { pathname: "/_next/static/chunks/a.js" };
  expect(isFollowed(chunk, "export const a=1")).toBe(true);
  expect(isFollowed(chunk, 'host="firestore.googleapis.com"')).toBe(false);
  expect(isFollowed({ pathname: "/_next/static/4k1T/_buildManifest.js" }, "self.a=1")).toBe(false);
});
