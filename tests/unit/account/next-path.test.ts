import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getLoginPath, toSafeNextPath } from "@/lib/account/next-path";

describe("toSafeNextPath", () => {
  test.each([
    ["/wiki", "/wiki"],
    ["/wiki/armor?sort=defense&tab=set#head", "/wiki/armor?sort=defense&tab=set#head"],
    ["/user/abc%20def", "/user/abc%20def"],
    ["/wiki/../builder", "/builder"],
    ["/loginless", "/loginless"],
    ["/apiary", "/apiary"],
  ])("lets a path of this site through: %s", (next, expected) => {
    expect(toSafeNextPath(next)).toBe(expected);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/ /evil.example",
    "/.//evil.example",
    "/wiki/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "wiki",
    "",
    "?next=/wiki",
    "/\u0000wiki",
    "/wiki\u007f",
  ])("refuses what a browser could read as elsewhere: %j", (next) => {
    expect(toSafeNextPath(next)).toBe("/");
  });

  test.each(["/login", "/login?next=/wiki", "/login/", "/api/user/quiz", "/wiki/../login"])(
    "does not return to sign-in or to an API: %s",
    (next) => {
      expect(toSafeNextPath(next)).toBe("/");
    },
  );

  test.each([undefined, null, ["/wiki", "/builder"], 7])("takes nothing but one text: %j", (next) => {
    expect(toSafeNextPath(next, "/about")).toBe("/about");
  });

  test("never leaves the site, whatever it is given", () => {
    const hostile = fc.string({
      unit: fc.constantFrom("/", "\\", ".", ":", "@", "?", "#", "%", "2", "f", "e", "a", " ", "\t", "\r"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(hostile, (text) => {
        const target = new URL(toSafeNextPath(text), "https://quarry.test");
        expect(target.origin).toBe("https://quarry.test");
      }),
      { numRuns: 5000 },
    );
  });
});

describe("getLoginPath", () => {
  test("remembers the page with its query", () => {
    expect(getLoginPath("/wiki/armor?sort=defense")).toBe("/login?next=%2Fwiki%2Farmor%3Fsort%3Ddefense");
  });

  test("stays plain for the home page", () => {
    expect(getLoginPath("/")).toBe("/login");
  });
});
