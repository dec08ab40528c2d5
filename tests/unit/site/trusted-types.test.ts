import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { stillStyle } from "@/lib/site/inline-styles";
import { trustScript } from "@/lib/site/trusted-types";

interface Policy {
  createScriptURL(text: string): string | undefined;
  createHTML(text: string): string | undefined;
}

/** Runs the script as a document's head would, and gives the policy that it made. */
function readPolicy(): Policy {
  const made = new Map<string, Policy>();
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => made.set(name, policy) };
  const location = { href: "https://quarry.example/wiki/items?x=1", origin: "https://quarry.example" };
  runInNewContext(trustScript, { self: { trustedTypes }, location, URL });
  const policy = made.get("default");
  if (!policy || made.size > 1) throw new Error("There is one policy, the default one.");
  return policy;
}

test("the script holds nothing that ends it in the middle of a page", () => {
  expect(trustScript).not.toMatch(/<\/script|<!--/i);
});

describe("what may become a script", () => {
  test.each([
    "/_next/static/chunks/a.js",
    "https://quarry.example/_next/static/b1/_buildManifest.js",
    "/service-worker.js",
  ])("%s, which is of the build", (address) => {
    expect(readPolicy().createScriptURL(address)).toBe(address);
  });

  test.each([
    "https://apis.google.com/js/api.js?onload=__iframefcb1",
    "https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes",
  ])("%s, which a sign-in with Google loads where the policy of the page lets it", (address) => {
    expect(readPolicy().createScriptURL(address)).toBe(address);
  });

  test.each([
    "https://apis.google.com/other.js",
    "https://apis.google.com/js/api.jsx",
    "https://apis.google.com.evil.example/js/api.js",
    "https://evil.example/_next/static/a.js",
    "//evil.example/_next/static/a.js",
    "/api/oembed?callback=x",
    "/_next/static/../../api/oembed",
    "/service-worker.js/x",
    "data:text/javascript,alert(1)",
    "blob:https://quarry.example/1",
    "javascript:alert(1)",
  ])("not %s", (address) => {
    expect(readPolicy().createScriptURL(address)).toBeUndefined();
  });
});

test("no text becomes HTML that holds an element", () => {
  for (const text of [stillStyle, '{"@context":"https://schema.org"}', "<script></script>"])
    expect(readPolicy().createHTML(text)).toBe(text);
  for (const text of ["<b>bold</b>", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>"])
    expect(readPolicy().createHTML(text)).toBeUndefined();
  expect(readPolicy()).not.toHaveProperty("createScript");
});

test("a browser that knows no Trusted Types goes on", () => {
  expect(() => runInNewContext(trustScript, { self: {} })).not.toThrow();
});
