import { describe, expect, test } from "vitest";
import { describeTags } from "@/components/site/PrivacySections";
import { createContentSecurityPolicy } from "@/lib/site/security-headers";
import { getGrantedTags, toTagSetup } from "@/lib/site/tags";

const none = toTagSetup({ tagManagerId: "", adAccount: "" });
const accountAlone = toTagSetup({ tagManagerId: "", adAccount: "ca-pub-1234567890123456" });
const measuring = toTagSetup({ tagManagerId: "GTM-TEST123", adAccount: "" });
const both = toTagSetup({ tagManagerId: "GTM-TEST123", adAccount: "ca-pub-1234567890123456" });

describe("the policy of pages", () => {
  const policyFor = (tags: typeof none) =>
    Object.fromEntries(
      createContentSecurityPolicy({ demo: false, development: false, tags })
        .split("; ")
        .map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
    );
  const google = /google(tagmanager|-analytics|syndication)|doubleclick|adtrafficquality|www\.google\.com/;

  test.each([none, accountAlone])("knows no host of Google's tags without a container (%j)", (setup) => {
    expect(createContentSecurityPolicy({ demo: false, development: false, tags: setup })).not.toMatch(google);
  });

  test("lets the tag manager load and Analytics report from each of its regions", () => {
    const policy = policyFor(measuring);
    expect(policy["script-src"]).toContain("https://www.googletagmanager.com");
    for (const directive of ["img-src", "connect-src"]) {
      expect(policy[directive]).toContain("https://*.google-analytics.com");
    }
    expect(policy["connect-src"]).toContain("https://*.analytics.google.com");
  });

  test("allows hosts of advertising with an advertising account alone", () => {
    const advertising = /googlesyndication|doubleclick|adtrafficquality/;
    expect(JSON.stringify(policyFor(measuring))).not.toMatch(advertising);
    for (const directive of ["script-src", "img-src", "connect-src", "frame-src"]) {
      expect(JSON.stringify(policyFor(both)[directive]), directive).toMatch(advertising);
    }
  });

  test.each([none, measuring, both])("stays without inline scripts, eval and whole schemes (%j)", (setup) => {
    const policy = policyFor(setup);
    for (const word of ["'unsafe-inline'", "'unsafe-eval'", "https:", "*"]) {
      expect(policy["script-src"]).not.toContain(word);
    }
    expect(policy["default-src"]).toEqual(["'self'"]);
  });
});

describe("what is loaded for a choice", () => {
  const choice = (analytics: boolean, advertising: boolean) => ({ analytics, advertising });

  test.each([
    ["no choice yet", both, undefined, null],
    ["no choice stored", both, null, null],
    ["both declined", both, choice(false, false), null],
    ["both, without a container", accountAlone, choice(true, true), null],
    ["advertising alone, where there is none", measuring, choice(false, true), null],
    ["advertising alone", both, choice(false, true), choice(false, true)],
    ["both, where there is no advertising", measuring, choice(true, true), choice(true, false)],
    ["both", both, choice(true, true), choice(true, true)],
  ])("%s", (_name, setup, consent, granted) => {
    expect(getGrantedTags(setup, consent)).toEqual(granted && { containerId: "GTM-TEST123", ...granted });
  });
});

describe("the privacy policy", () => {
  test("names what is configured, and only that", () => {
    expect(describeTags(none)).toContain("No analytics and no ads are set up");
    expect(describeTags(accountAlone)).toBe(describeTags(none));
    expect(describeTags(measuring)).toContain("loads analytics. ");
    expect(describeTags(both)).toContain("loads analytics and ads. ");
  });
});
