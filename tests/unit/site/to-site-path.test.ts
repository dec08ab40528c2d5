import { describe, expect, test } from "vitest";
import { siteConfig } from "@/lib/site/config";
import { toSitePath } from "@/lib/site/to-site-path";

describe("a link of the site", () => {
  test.each([
    ["/wiki/monsters/rathalos", "/wiki/monsters/rathalos"],
    ["/builds?sort=liked#list", "/builds?sort=liked#list"],
    [`${siteConfig.url}/wiki/skills`, "/wiki/skills"],
    [siteConfig.url, "/"],
  ])("%s leads to %s", (href, path) => {
    expect(toSitePath(href)).toBe(path);
  });

  test.each([
    undefined,
    "",
    "//evil.example/wiki",
    "/\\evil.example/wiki",
    "/\t/evil.example",
    "https://evil.example/wiki",
    `${siteConfig.url}.evil.example/wiki`,
    siteConfig.url.replace("://", "://quarry@"),
    `${siteConfig.url}//evil.example/login`,
    `${siteConfig.url}/\\evil.example`,
    "/wiki/..//evil.example",
    "javascript:alert(1)",
    "http://",
    "wiki/skills",
    "#list",
    "/api/user/export",
    "/wiki/../api/user/export",
  ])("%s is none", (href) => {
    expect(toSitePath(href)).toBeNull();
  });
});
