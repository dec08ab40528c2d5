import { beforeEach, expect, test } from "vitest";
import { purgePages } from "@/lib/content/cache-page.server";
import { addFeatured, editFeatured, removeFeatured } from "@/lib/featured/change-featured.server";
import { listAllFeatured, readFeatured } from "@/lib/featured/read-featured.server";
import { addFeaturedBodySchema } from "@/lib/featured/schema";
import { toFeaturedReference } from "@/lib/featured/to-reference";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { publishShippedGuides } from "@/lib/guides/publish-shipped.server";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const creator = { ...actorOf("creator"), creator: true };

beforeEach(() => {
  for (const under of ["featured-list", "guides", "guide-lists"]) purgePages(under);
});

async function open() {
  let day = "2026-11-20T12:00:00Z";
  const place = { db: createInProcessDb(), now: () => new Date(day) };
  const fields = { title: "Shipped", gameVersion: "Ver. 1.041" };
  await publishShippedGuides(place, [{ slug: "shipped", fields, text: "One." }]);
  const goTo = (next: string) => {
    day = next;
    purgePages("featured-list");
  };
  return { ...place, goTo };
}

const entry = (change: object = {}) =>
  addFeaturedBodySchema.parse({
    key: "key-of-a-test",
    content: {
      kind: "guide",
      ref: "shipped",
      caption: "Read this first",
      from: "2026-11-21T00:00:00.000Z",
      until: "2026-11-22T23:59:59.999Z",
      ...change,
    },
  });

test("is seen between its dates, and neither before nor after", async () => {
  const place = await open();
  await addFeatured(place, creator, entry());
  const count = async () => (await readFeatured(place)).featured.length;
  expect(await count()).toBe(0);
  place.goTo("2026-11-21T00:00:00Z");
  expect((await readFeatured(place)).featured).toMatchObject([
    { kind: "guide", title: "Shipped", caption: "Read this first", href: "/wiki/guides/shipped" },
  ]);
  place.goTo("2026-11-23T00:00:00Z");
  expect(await count()).toBe(0);
  expect((await listAllFeatured(place, creator, {})).featured).toMatchObject([{ state: "over" }]);
});

test("drops out when it is taken down, and is refused while it is", async () => {
  const place = await open();
  await addFeatured(place, creator, entry());
  place.goTo("2026-11-21T12:00:00Z");
  expect((await readFeatured(place)).featured).toHaveLength(1);
  await moderateContent(place, creator, moderatedGuide, {
    id: "shipped",
    action: "take-down",
    reason: "Wrong",
  });
  place.goTo("2026-11-21T12:00:01Z");
  expect((await readFeatured(place)).featured).toEqual([]);
  expect((await listAllFeatured(place, creator, {})).featured).toMatchObject([
    { state: "unavailable", name: null },
  ]);
  await expect(addFeatured(place, creator, entry())).rejects.toMatchObject({ status: 404 });
});

test("is added once by a repeated call, changed and removed, each with an audit entry", async () => {
  const place = await open();
  const { id } = await addFeatured(place, creator, entry());
  expect((await addFeatured(place, creator, entry())).id).toBe(id);
  await editFeatured(place, creator, { id, content: entry({ caption: "Better" }).content });
  await removeFeatured(place, creator, id);
  await removeFeatured(place, creator, id);
  const audit = await place.db.collection("audit").where("target", "==", `featured/${id}`).get();
  expect(audit.docs.map((each) => each.get("action")).toSorted()).toEqual([
    "feature.add",
    "feature.edit",
    "feature.remove",
  ]);
});

test("refuses other things than builds, guides, runs and videos, and dates that make no sense", () => {
  const bad = [
    { ref: "../users" },
    { kind: "video", ref: "youtube/<script>" },
    { kind: "video", ref: "youtube/dQw4w9WgXcQ" },
    { kind: "build", ref: "shipped" },
    { until: "2026-11-20T00:00:00.000Z" },
    { until: "2028-11-20T00:00:00.000Z" },
    { caption: " " },
  ];
  for (const change of bad) expect(() => entry(change), JSON.stringify(change)).toThrow();
  expect(entry({ kind: "video", ref: "youtube/dQw4w9WgXcQ", title: "A hunt" }).content.kind).toBe("video");
});

test("understands pasted addresses", () => {
  expect(toFeaturedReference("https://quarry.example/wiki/guides/sharpness")).toEqual({
    kind: "guide",
    ref: "sharpness",
  });
  expect(toFeaturedReference("https://youtu.be/dQw4w9WgXcQ")).toEqual({
    kind: "video",
    ref: "youtube/dQw4w9WgXcQ",
  });
  expect(toFeaturedReference("https://example.org/x")).toBeNull();
});
