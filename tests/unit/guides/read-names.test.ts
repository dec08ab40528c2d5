import { describe, expect, test } from "vitest";
import { parseFeatured } from "@/lib/featured/fetch-featured";
import { featuredResponseSchema } from "@/lib/featured/schema";
import { readCitedGuides, readGuideTitles } from "@/lib/guides/fetch-guide-names";
import { citedGuidesResponseSchema, guideTitlesResponseSchema } from "@/lib/guides/schema";

const guide = { slug: "bow", title: "Bow", summary: "How to charge." };
const titled = { ...guide, tags: ["bow", "basics"] };
const shown = {
  ...{ id: "a", kind: "guide", caption: "Read this", title: "Bow", facts: "5 min read" },
  ...{ href: "/wiki/guides/bow", icon: "guide", from: "2026-11-20T00:00:00.000Z" },
};

describe("replies that are read by hand", () => {
  test("are read as their schemas read them", () => {
    const cited = { message: "OK", guides: [guide], hidden: ["bow"] };
    const { message: _, ...parsed } = citedGuidesResponseSchema.parse(cited);
    expect(readCitedGuides(cited)).toEqual(parsed);
    const titles = { message: "OK", guides: [titled] };
    expect(readGuideTitles(titles)).toEqual(guideTitlesResponseSchema.parse(titles).guides);
    const featured = { message: "OK", featured: [shown] };
    expect(parseFeatured(featured)).toEqual(featuredResponseSchema.parse(featured).featured);
  });

  test.each([
    null,
    "text",
    [],
    {},
    { guides: "none", featured: {} },
    { guides: [null, 1, []], featured: [null] },
  ])("are empty where they are %j", (reply) => {
    expect(readCitedGuides(reply)).toEqual({ guides: [], hidden: [] });
    expect(readGuideTitles(reply)).toEqual([]);
    expect(parseFeatured(reply)).toEqual([]);
  });

  test("leave out a row that lacks something, and keep the others", () => {
    const { title: _, ...untitled } = guide;
    expect(readCitedGuides({ guides: [untitled, guide], hidden: [5, "bow"] })).toEqual({
      guides: [guide],
      hidden: ["bow"],
    });
    expect(readGuideTitles({ guides: [guide, { ...titled, tags: ["bow", 5] }] })).toEqual([
      { ...guide, tags: [] },
      { ...guide, tags: ["bow"] },
    ]);
    const odd = [{ ...shown, kind: "song" }, { ...shown, icon: 5 }, shown];
    expect(parseFeatured({ featured: odd })).toEqual([shown]);
  });
});
