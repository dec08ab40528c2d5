import { beforeEach, describe, expect, test } from "vitest";
import { readGuideFiles } from "@/lib/catalog/read-guides.server";
import { purgePages } from "@/lib/content/cache-page.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { eraseGuides } from "@/lib/guides/erase-guides.server";
import {
  listCitedGuides,
  listGuides,
  listGuidesOf,
  listGuideTitles,
  listUnpublishedGuides,
} from "@/lib/guides/list-guides.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { publishShippedGuides } from "@/lib/guides/publish-shipped.server";
import { listRevisions, readRevision } from "@/lib/guides/read-editor.server";
import { readGuidePage } from "@/lib/guides/read-guide-page.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { createReport } from "@/lib/reports/create-report.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const writer = { ...actorOf("writer"), creator: true };
const other = { ...actorOf("other"), creator: true };
const admin = { ...actorOf("admin"), creator: true, admin: true };

const content = (change: object = {}) =>
  createGuideBodySchema.parse({
    slug: "bow-basics",
    title: "Bow basics",
    summary: "How to charge.",
    tags: ["Bow", "basics"],
    gameVersion: "Ver. 1.041",
    text: "Take [[skill:attack-boost]].\n\n[[hitzones:rathalos]]",
    ...change,
  });

function open() {
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now, wait: (ms: number) => (at += ms) };
}

// Pages are held for a second by their path alone, and every test has its own store.
beforeEach(() => {
  for (const under of ["guides", "guide-lists"]) purgePages(under);
});

const publish = { slug: "bow-basics", action: "publish" } as const;

describe("a guide", () => {
  test("is a draft that nobody sees until it is published", async () => {
    const place = open();
    const { guide, created } = await createGuide(place, writer, content());
    expect({ created, phase: guide.phase, tags: guide.tags }).toEqual({
      created: true,
      phase: "draft",
      tags: ["bow", "basics"],
    });
    expect(await readGuidePage(place, "bow-basics")).toBeNull();
    expect(await listGuidesOf(place, writer.uid)).toEqual([]);
    await changeGuideState(place, writer, publish);
    expect(await listGuidesOf(place, writer.uid)).toMatchObject([
      { slug: "bow-basics", title: "Bow basics" },
    ]);
    expect(await listGuidesOf(place, other.uid)).toEqual([]);
    const page = await readGuidePage(place, "bow-basics");
    expect(page?.nodes.map(({ type }) => type)).toEqual(["paragraph", "hitzones"]);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect((await listGuides(place, {})).guides).toMatchObject([{ slug: "bow-basics" }]);
    expect((await listGuideTitles(place)).guides).toHaveLength(1);
    expect((await listCitedGuides(place, { kind: "monster", id: "rathalos" })).guides).toHaveLength(1);
    expect((await listCitedGuides(place, { kind: "monster", id: "rathian" })).guides).toHaveLength(0);
  });

  test("that is not published is in the list of every creator, page by page", async () => {
    const place = open();
    const slugs = Array.from({ length: 30 }, (_, index) => `draft-${index}`);
    for (const [index, slug] of slugs.entries()) {
      await createGuide(place, index < 15 ? writer : other, content({ slug }));
    }
    await changeGuideState(place, writer, { slug: "draft-3", action: "publish" });
    const first = await listUnpublishedGuides(place, other, {});
    const second = await listUnpublishedGuides(place, other, { cursor: first.nextCursor ?? undefined });
    const listed = [...first.guides, ...second.guides].map(({ slug }) => slug);
    expect(listed).toEqual(slugs.filter((slug) => slug !== "draft-3").toReversed());
    expect(second.nextCursor).toBeNull();
  });

  test("is created once by a repeated call, and its address is nobody else's", async () => {
    const place = open();
    await createGuide(place, writer, content());
    expect(await createGuide(place, writer, content())).toMatchObject({ created: false });
    await expect(createGuide(place, other, content())).rejects.toMatchObject({ status: 409 });
    await expect(createGuide(place, writer, content({ title: "Else" }))).rejects.toMatchObject({
      status: 409,
    });
  });

  test("is never overwritten: the later of two editors is told and the first edit stays", async () => {
    const place = open();
    await createGuide(place, writer, content());
    const { slug: _, ...first } = content({ text: "First." });
    await saveGuide(place, admin, { ...first, slug: "bow-basics", version: 1, note: "Shorter" });
    const late = saveGuide(place, writer, {
      ...first,
      text: "Late.",
      slug: "bow-basics",
      version: 1,
      note: "",
    });
    await expect(late).rejects.toMatchObject({ status: 409, details: { version: 2, editor: "admin" } });
    const { revisions } = await listRevisions(place, writer, { slug: "bow-basics" });
    expect(revisions.map(({ version, note }) => [version, note])).toEqual([
      [2, "Shorter"],
      [1, ""],
    ]);
    const { revision } = await readRevision(place, writer, { slug: "bow-basics", version: 1 });
    expect(revision.text).toContain("[[skill:attack-boost]]");
  });

  test("of two edits at the same time one is written", async () => {
    const place = open();
    await createGuide(place, writer, content());
    const { slug: _, ...base } = content();
    const edits = ["One.", "Two."].map((text) =>
      saveGuide(place, writer, { ...base, text, slug: "bow-basics", version: 1, note: "" }),
    );
    const ends = await Promise.allSettled(edits);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is published at its moment by whoever reads first, dated with that moment", async () => {
    const place = open();
    await createGuide(place, writer, content());
    const at = "2026-11-20T13:00:00.000Z";
    const { guide } = await changeGuideState(place, writer, { slug: "bow-basics", action: "schedule", at });
    expect(guide.phase).toBe("scheduled");
    expect(await readGuidePage(place, "bow-basics")).toBeNull();
    place.wait(3_600_000);
    expect((await readGuidePage(place, "bow-basics"))?.guide.publishedAt).toBe(at);
  });

  test("stays a draft at its moment when its last editor has been blocked since", async () => {
    const place = open();
    await createGuide(place, writer, content());
    const at = "2026-11-20T13:00:00.000Z";
    await changeGuideState(place, writer, { slug: "bow-basics", action: "schedule", at });
    const block = { until: new Date("2026-12-01T00:00:00Z"), reason: "Spam" };
    await place.db.doc(`users/${writer.uid}`).set({ block });
    place.wait(3_600_000);
    expect(await readGuidePage(place, "bow-basics")).toBeNull();
    expect((await place.db.doc("guides/bow-basics").get()).get("publishAt")).toBeNull();
  });

  test("of the site is named as hidden to the pages that were made with it, until it is back", async () => {
    const place = open();
    const about = { kind: "monster", id: "rathian" } as const;
    const slugs = listHouseGuides(about.kind, about.id).map(({ slug }) => slug);
    expect(slugs).toContain("reading-hitzones");
    await publishShippedGuides(
      place,
      readGuideFiles().filter(({ slug }) => slugs.includes(slug)),
    );
    expect((await listCitedGuides(place, about)).hidden).toEqual([]);
    const decide = (action: "take-down" | "allow") =>
      moderateContent(place, admin, moderatedGuide, { id: "reading-hitzones", action, reason: "Wrong" });
    const report = createReportBodySchema.parse({ kind: "guide", id: "reading-hitzones", reason: "spam" });
    await createReport(place, actorOf("reader"), report);
    await decide("take-down");
    const { guides, hidden } = await listCitedGuides(place, about);
    expect(hidden).toEqual(["reading-hitzones"]);
    expect(guides.map(({ slug }) => slug)).not.toContain("reading-hitzones");
    await decide("allow");
    await changeGuideState(place, admin, { slug: "reading-hitzones", action: "publish" });
    expect((await listCitedGuides(place, about)).hidden).toEqual([]);
  });

  test("of the site that is not in the store yet is named as hidden", async () => {
    const about = { kind: "monster", id: "rathian" } as const;
    const slugs = listHouseGuides(about.kind, about.id).map(({ slug }) => slug);
    expect((await listCitedGuides(open(), about)).hidden).toEqual(slugs);
  });

  test("names as related what it links to first, then what shares the most, and nothing else", async () => {
    const place = open();
    const write = async (slug: string, text: string, tags: string[] = []) => {
      await createGuide(place, writer, content({ slug, title: `Guide ${slug}`, text, tags }));
      await changeGuideState(place, writer, { slug, action: "publish" });
    };
    await write("linked", "Nothing in common.");
    await write("shares-two", "[[monster:rathian]] [[skill:burst]]");
    await write("shares-one-and-tag", "[[monster:rathian]]", ["bow", "basics"]);
    await write("links-here", "Read [[guide:bow-basics]].");
    await write("shares-one", "[[monster:rathian]] again");
    await write("foreign", "[[monster:gravios]]", ["bow"]);
    await write("hidden", "Something else.");
    await createGuide(
      place,
      writer,
      content({ text: "[[monster:rathian]] [[skill:burst]], then [[guide:linked]] and [[guide:hidden]]." }),
    );
    await changeGuideState(place, writer, publish);
    await changeGuideState(place, writer, { slug: "hidden", action: "unpublish" });
    const page = await readGuidePage(place, "bow-basics");
    expect(page?.related.map(({ slug }) => slug)).toEqual([
      "linked",
      "shares-one-and-tag",
      "links-here",
      "shares-two",
      "shares-one",
    ]);
  });

  test("is gone from page, list, search and citations when a moderator takes it down, and back when published again", async () => {
    const place = open();
    await createGuide(place, writer, content());
    await changeGuideState(place, writer, publish);
    await readGuidePage(place, "bow-basics");
    const report = createReportBodySchema.parse({ kind: "guide", id: "bow-basics", reason: "spam" });
    expect(await createReport(place, actorOf("reader"), report)).toMatchObject({ created: true });
    await expect(
      moderateContent(place, writer, moderatedGuide, {
        id: "bow-basics",
        action: "take-down",
        reason: "mine",
      }),
    ).rejects.toMatchObject({ status: 403 });
    await moderateContent(place, other, moderatedGuide, {
      id: "bow-basics",
      action: "take-down",
      reason: "Stolen",
    });
    expect(await readGuidePage(place, "bow-basics")).toBeNull();
    expect((await listGuides(place, {})).guides).toEqual([]);
    expect((await listGuideTitles(place)).guides).toEqual([]);
    expect((await listCitedGuides(place, { kind: "skill", id: "attack-boost" })).guides).toEqual([]);
    await expect(changeGuideState(place, writer, publish)).rejects.toMatchObject({ status: 409 });
    await createGuide(place, writer, content({ slug: "copy" }));
    await expect(changeGuideState(place, writer, { ...publish, slug: "copy" })).rejects.toThrow("Stolen");
    await moderateContent(place, other, moderatedGuide, {
      id: "bow-basics",
      action: "allow",
      reason: "Checked",
    });
    await changeGuideState(place, writer, publish);
    expect(await readGuidePage(place, "bow-basics")).not.toBeNull();
    const audit = await place.db.collection("audit").get();
    const actions = audit.docs
      .map((entry) => String(entry.get("action")))
      .filter((each) => each.startsWith("guide."));
    expect(actions.toSorted()).toEqual([
      "guide.allow",
      "guide.create",
      "guide.create",
      "guide.publish",
      "guide.publish",
      "guide.take-down",
    ]);
  });

  test("names the figures that have changed since it was saved, until it is saved again", async () => {
    const place = open();
    await createGuide(place, writer, content());
    await changeGuideState(place, writer, publish);
    const reference = place.db.doc("guides/bow-basics");
    const stored = (await reference.get()).get("figures");
    expect(stored).toHaveLength(2);
    await reference.update({
      figures: stored.map((figure: object) =>
        "label" in figure && figure.label === "Hitzones of Rathalos" ? { ...figure, digest: "old" } : figure,
      ),
    });
    expect((await readGuidePage(place, "bow-basics"))?.changed).toEqual(["Hitzones of Rathalos"]);
    const { slug, ...same } = content();
    await saveGuide(place, writer, { ...same, slug, version: 1, note: "" });
    expect((await readGuidePage(place, "bow-basics"))?.changed).toEqual([]);
  });

  test("shows the words of a build that is not public, and no more", async () => {
    const place = open();
    const text = `See [[build:${"0".repeat(24)}|my build]].`;
    await createGuide(place, writer, content({ text }));
    await changeGuideState(place, writer, publish);
    expect((await readGuidePage(place, "bow-basics"))?.nodes).toEqual([
      {
        type: "paragraph",
        children: [
          { type: "text", text: "See " },
          { type: "text", text: "my build" },
          { type: "text", text: "." },
        ],
      },
    ]);
  });

  test("goes with its author, who is forgotten in the guides of others", async () => {
    const place = open();
    await createGuide(place, writer, content());
    await createGuide(place, other, content({ slug: "theirs", title: "Theirs" }));
    const { slug: _, ...edit } = content({ title: "Theirs", text: "Edited." });
    await place.db.doc("guides/theirs").update({ editors: ["writer"] });
    await saveGuide(place, writer, { ...edit, slug: "theirs", version: 1, note: "" });
    expect(await eraseGuides(place, "writer")).toBe(1);
    expect((await place.db.collection("guides").get()).docs.map(({ id }) => id)).toEqual(["theirs"]);
    const left = await place.db.collection("guideRevisions").get();
    expect(left.docs.map((each) => [each.id, each.get("editor")])).toEqual([
      ["theirs_1", "other"],
      ["theirs_2", null],
    ]);
  });

  test("is refused over its budget with the line, and nothing is stored", async () => {
    const place = open();
    const text = `fine\n\n${"> ".repeat(60)}deep`;
    await expect(createGuide(place, writer, content({ text }))).rejects.toMatchObject({ status: 400 });
    expect((await place.db.collection("guides").get()).empty).toBe(true);
  });
});

describe("guides that come with the site", () => {
  const fields = { title: "Shipped", summary: "From a file.", tags: "basics", gameVersion: "Ver. 1.041" };
  const file = (text: string) => [{ slug: "shipped", fields, text }];

  test("are published once, follow their file, and stay as they were edited on the site", async () => {
    const place = open();
    expect(await publishShippedGuides(place, file("One."))).toMatchObject({ published: ["shipped"] });
    expect(await publishShippedGuides(place, file("One."))).toMatchObject({ unchanged: ["shipped"] });
    expect(await publishShippedGuides(place, file("Two."))).toMatchObject({ updated: ["shipped"] });
    const edit = { title: "Shipped", summary: "", tags: [], cover: "guide", gameVersion: "Ver. 1.041" };
    await saveGuide(place, admin, { ...edit, text: "Mine.", slug: "shipped", version: 2, note: "" });
    expect(await publishShippedGuides(place, file("Three."))).toMatchObject({ kept: ["shipped"] });
    expect((await place.db.doc("guides/shipped").get()).get("text")).toBe("Mine.");
  });

  test("of this version all publish, with every block known", async () => {
    const place = open();
    const { published } = await publishShippedGuides(place);
    expect(published.length).toBeGreaterThanOrEqual(10);
    const { renderGuide } = await import("@/lib/guides/resolve-blocks.server");
    for (const slug of published) {
      const stored = await place.db.doc(`guides/${slug}`).get();
      const { problems } = await renderGuide(place.db, String(stored.get("text")));
      expect(problems, slug).toEqual([]);
    }
  });
});
