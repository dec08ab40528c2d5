import { expect, test } from "vitest";
import type { PublishedBuild } from "@/lib/builds/schema";
import { formatBuildsAtom } from "@/lib/builds/serve-builds-feed.server";

const build: PublishedBuild = {
  ...{
    id: "a".repeat(24),
    owner: "rook",
    title: "<Bow> & more",
    code: "1",
    weapon: "bow",
    monster: "rey-dau",
  },
  ...{ skills: [], tags: [], visibility: "published", likes: 0, gameVersion: "Ver. 1.041", version: 1 },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-02T00:00:00.000Z" },
  ...{ publishedAt: "2026-11-03T00:00:00.000Z", summary: null, monsterName: "Rey Dau" },
  author: { uid: "rook", displayName: "Rook & Crow", photoURL: null, icon: null },
};

test("the feed of builds says who made what and when it was published", () => {
  const atom = formatBuildsAtom([build], "https://quarry.example");
  expect(atom).toContain(`<id>https://quarry.example/wiki/builds/${build.id}</id>`);
  expect(atom).toContain("<title>&#60;Bow&#62; &#38; more</title>");
  expect(atom).toContain("<summary>Bow against Rey Dau</summary>");
  expect(atom).toContain("<name>Rook &#38; Crow</name>");
  // Edited before it was published: new with its publication.
  expect(atom).toContain("    <updated>2026-11-03T00:00:00.000Z</updated>");
});

test("an edit after the publication is an update of it", () => {
  const atom = formatBuildsAtom(
    [{ ...build, updatedAt: "2026-11-05T00:00:00.000Z" }],
    "https://quarry.example",
  );
  expect(atom).toContain("    <published>2026-11-03T00:00:00.000Z</published>");
  expect(atom).toContain("    <updated>2026-11-05T00:00:00.000Z</updated>");
});
