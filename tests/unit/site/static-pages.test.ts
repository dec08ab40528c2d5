import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listBuiltPageSources } from "@/lib/site/static-pages.server";

const folder = join(import.meta.dirname, "../../../pages");
const [pageSource = "", dataSource = ""] = listBuiltPageSources(folder);
const isBuiltPage = (path: string) => new RegExp(`^${pageSource}$`).test(path);
const isBuiltData = (path: string) =>
  new RegExp(`^${dataSource.replace(":build", "[^/]+")}$`).test(`/_next/data/b1${path}.json`);

const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !/^(api|_|404|500)/.test(file))
  .map((file) => ({
    path: `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`.replace(/\[\w+\]/g, "some-id"),
    isMadePerRequest: readFileSync(join(folder, file), "utf8").includes("getServerSideProps"),
  }));

describe("pages that are made at build time", () => {
  test("are told from those that are made per request", () => {
    const perRequest = routes.filter(({ isMadePerRequest }) => isMadePerRequest);
    expect(perRequest.length).toBeGreaterThan(15);
    expect(routes.length - perRequest.length).toBeGreaterThan(40);
    for (const { path, isMadePerRequest } of routes) expect(isBuiltPage(path), path).toBe(!isMadePerRequest);
    for (const { path } of perRequest) expect(isBuiltData(path), path).toBe(false);
  });

  test("have their data beside them where they have any", () => {
    expect(isBuiltData("/wiki/items")).toBe(true);
    expect(isBuiltData("/wiki/items/potion")).toBe(true);
    expect(isBuiltData("/login")).toBe(false);
  });

  test("are no calls, no files of the build and no pages of a failure", () => {
    for (const path of ["/api/user", "/_next/static/a.js", "/404", "/500", "/wiki/items/potion/more", "/x"])
      expect(isBuiltPage(path), path).toBe(false);
  });
});
