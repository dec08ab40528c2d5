import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { hasSharedText, offerSharedText, takeSharedText } from "@/lib/builder/share/offered-text";
import { findSharedAim, readSharedParts } from "@/lib/builder/share/read-shared";
import { siteConfig } from "@/lib/site/config";

const aimOf = (parts: Partial<Parameters<typeof findSharedAim>[0]>) =>
  findSharedAim({ title: "", text: "", url: "", ...parts });

describe("where something shared goes", () => {
  test.each([
    ["a link", { url: `${siteConfig.url}/b/AbC-1` }, "/b/AbC-1"],
    [
      "a link in a text",
      { text: `Look: ${siteConfig.url}/wiki/armor?rank=high now` },
      "/wiki/armor?rank=high",
    ],
  ])("%s of this site opens its page", (_, parts, path) => {
    expect(aimOf(parts)).toEqual({ kind: "page", path });
  });

  test.each(['{"format":"x"}', "[1]", "a,b\n1,2"])("%j is imported", (text) => {
    expect(aimOf({ text })).toEqual({ kind: "import", text });
  });

  test("a name is searched for, without the link beside it", () => {
    expect(aimOf({ text: "Rathalos  https://elsewhere.example/x" })).toEqual({
      kind: "search",
      query: "Rathalos",
    });
    expect(aimOf({ title: "Gore Magala", url: "https://elsewhere.example" })).toEqual({
      kind: "search",
      query: "Gore Magala",
    });
  });

  test.each([
    "https://elsewhere.example/b/AbC",
    "//elsewhere.example",
    "javascript:alert(1)",
    `${siteConfig.url}/api/user/me`,
    `${siteConfig.url.replace("://", "://user@")}/wiki`,
  ])("%s opens no page", (url) => {
    expect(aimOf({ url }).kind).toBe("nothing");
  });

  test("nothing is nothing, and a long text is cut", () => {
    expect(aimOf({ text: "  " }).kind).toBe("nothing");
    const aim = aimOf({ text: "x".repeat(5000) });
    expect(aim.kind === "search" && aim.query.length).toBe(80);
  });
});

describe("the share target of the manifest", () => {
  const { share_target: target } = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));

  test("sends what the page reads", () => {
    const query = new URLSearchParams(
      Object.entries(target.params as Record<string, string>).map(([part, field]) => [field, `a ${part}`]),
    );
    expect(target.action).toBe("/wiki");
    expect(readSharedParts(query)).toEqual({ title: "a title", text: "a text", url: "a url" });
  });
});

describe("a text for the import", () => {
  beforeEach(() => void takeSharedText());

  test("is taken once", () => {
    expect(hasSharedText()).toBe(false);
    offerSharedText("{}");
    expect(hasSharedText()).toBe(true);
    expect(takeSharedText()).toBe("{}");
    expect(takeSharedText()).toBeNull();
  });
});
