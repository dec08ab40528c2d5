import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { weaponTypes } from "@/lib/catalog/codes";
import { earlyClickScript } from "@/lib/paint/early-clicks";
import { hitTypes, prePaintScript, storageKeys } from "@/lib/site/pre-paint";
import { createContentSecurityPolicy } from "@/lib/site/security-headers";
import { trustScript } from "@/lib/site/trusted-types";

/** Runs the script as a document's head would, and gives the attributes of <html> after it. */
function paint(
  stored: Record<string, string> | "blocked",
  light = false,
  search = "",
  cookie = "a=1; CookieConsent=x",
  pathname = "/wiki/armor",
): Record<string, string> {
  const attributes: Record<string, string> = {};
  runInNewContext(prePaintScript, {
    location: { search, pathname },
    document: {
      cookie,
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
      },
    },
    localStorage: {
      getItem: (key: string) => {
        if (stored === "blocked") throw new Error("storage is blocked");
        return stored[key] ?? null;
      },
    },
    matchMedia: (query: string) => ({ matches: light && query === "(prefers-color-scheme: light)" }),
  });
  return attributes;
}

const scheme = "data-mantine-color-scheme";

describe("prePaintScript", () => {
  test("a first visit is dark, in the theme's own colour, without a session", () => {
    expect(paint({})).toEqual({ [scheme]: "dark" });
    expect(paint({}, true)).toEqual({ [scheme]: "dark" });
  });

  test.each([
    ["dark", true, "dark"],
    ["light", false, "light"],
    ["auto", true, "light"],
    ["auto", false, "dark"],
    ["<nonsense>", true, "dark"],
  ])("the choice %s on a device that likes light: %s gives %s", (choice, light, shown) => {
    expect(paint({ [storageKeys.colorScheme]: choice }, light)[scheme]).toBe(shown);
  });

  test("applies a known accent and ignores any other text", () => {
    expect(paint({ [storageKeys.primaryColor]: "grape" })).toMatchObject({ "data-primary": "grape" });
    expect(paint({ [storageKeys.primaryColor]: '"><script>' })).toEqual({ [scheme]: "dark" });
  });

  test("says that a session is likely", () => {
    expect(paint({ [storageKeys.session]: "1" })).toMatchObject({ "data-session": "1" });
    expect(paint({ [storageKeys.session]: "0" })).toEqual({ [scheme]: "dark" });
  });

  test.each([
    ["bow", "ammo"],
    ["heavy-bowgun", "ammo"],
    ["hammer", "blunt"],
    ["hunting-horn", "blunt"],
    ["great-sword", "sever"],
    ["insect-glaive", "sever"],
  ])("says that the visitor plays %s, which hits by %s", (weapon, hit) => {
    expect(paint({ [storageKeys.myWeapon]: weapon })).toMatchObject({
      "data-weapon": weapon,
      "data-hit": hit,
    });
  });

  test("ignores a weapon that is no word", () => {
    expect(paint({ [storageKeys.myWeapon]: '"><script>' })).toEqual({ [scheme]: "dark" });
  });

  test("knows how each weapon type hits that does not sever", () => {
    expect(Object.keys(hitTypes).filter((type) => !weaponTypes.some((each) => each === type))).toEqual([]);
  });

  test.each(["", "a=1", "NotCookieConsent=x"])(
    "requests the choice on cookies while there is none: %j",
    (cookie) => {
      expect(paint({}, false, "", cookie)).toMatchObject({ "data-consent": "open" });
    },
  );

  test("says that the address requests a view of its own", () => {
    expect(paint({}, false, "?element=fire")).toMatchObject({ "data-query": "" });
    expect(paint("blocked", false, "?element=fire")).toMatchObject({ "data-query": "" });
  });

  test("says nothing of views in the builder, which has no list", () => {
    const stored = { [storageKeys.myWeapon]: "bow" };
    for (const search of ["", "?b=1"]) {
      expect(paint(stored, false, search, "CookieConsent=x", "/builder")).not.toHaveProperty("data-query");
    }
  });

  test("says that a list may begin with the visitor's weapon, unless the address says what it shows", () => {
    const stored = { [storageKeys.myWeapon]: "bow" };
    expect(paint(stored)).toMatchObject({ "data-query": "mine" });
    expect(paint(stored, false, "?element=fire")).toMatchObject({ "data-query": "" });
  });

  test("a browser that blocks storage gets the dark scheme", () => {
    expect(paint("blocked")).toEqual({ [scheme]: "dark" });
  });
});

describe("createContentSecurityPolicy", () => {
  const policy = (demo: boolean, development: boolean) =>
    Object.fromEntries(
      createContentSecurityPolicy({ demo, development })
        .split("; ")
        .map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
    );

  test("lets exactly our three inline scripts run in production", () => {
    const scripts = policy(false, false)["script-src"];
    expect(scripts?.filter((each: string) => each.startsWith("'sha256-"))).toEqual(
      [trustScript, prePaintScript, earlyClickScript].map(
        (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      ),
    );
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });

  test("a real project in production talks to no address on this machine", () => {
    expect(createContentSecurityPolicy({ demo: false, development: false })).not.toMatch(
      /localhost|127\.0\.0\.1/,
    );
    expect(policy(true, false)["connect-src"]).toContain("http://127.0.0.1:*");
  });

  test("nobody frames us and nothing is an object", () => {
    expect(policy(false, false)).toMatchObject({
      "frame-ancestors": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
    });
  });
});
