import { describe, expect, test } from "vitest";
import { formatAtom } from "@/lib/text/format-atom";

const feed = {
  title: "A & B",
  address: "https://quarry.example/x?a=1&b=2",
  self: "https://quarry.example/feed",
};
const entry = {
  address: "https://quarry.example/x/1",
  title: "One",
  author: "Rook",
  updated: "2026-11-20T10:00:00.000Z",
};

function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

const read = (document: Document, path: string) => document.querySelector(path)?.textContent;

describe("a feed", () => {
  test("is XML whose texts are what was given, whatever they hold", () => {
    const hostile = `</title><script>alert("x")</script>&amp;]]>\u0000\u0007\uFFFF\u{1F409}'`;
    const document = parse(
      formatAtom({ ...feed, entries: [{ ...entry, title: hostile, author: hostile, summary: hostile }] }),
    );
    const shown = `</title><script>alert("x")</script>&amp;]]>\u{1F409}'`;
    expect(read(document, "entry > title")).toBe(shown);
    expect(read(document, "entry > author > name")).toBe(shown);
    expect(read(document, "entry > summary")).toBe(shown);
    expect(document.querySelector("script")).toBeNull();
    expect(document.querySelector("link:not([rel])")?.getAttribute("href")).toBe(feed.address);
    expect(document.querySelector('link[rel="self"]')?.getAttribute("href")).toBe(feed.self);
  });

  test("is as new as its newest entry", () => {
    const entries = [entry, { ...entry, updated: "2026-11-21T10:00:00.000Z" }, entry];
    expect(read(parse(formatAtom({ ...feed, entries })), "feed > updated")).toBe("2026-11-21T10:00:00.000Z");
    const updated = "2026-11-22T00:00:00.000Z";
    expect(read(parse(formatAtom({ ...feed, updated, entries })), "feed > updated")).toBe(updated);
  });

  test("without entries has a time all the same", () => {
    expect(read(parse(formatAtom({ ...feed, entries: [] })), "feed > updated")).toBe(
      "1970-01-01T00:00:00.000Z",
    );
  });
});
