import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/actor";
import { purgePages } from "@/lib/content/cache-page.server";
import type { Auth } from "@/lib/firebase/admin.server";
import { changeGuideEditors, listGuideEditors } from "@/lib/guides/change-editors.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { decideProposal } from "@/lib/guides/decide-proposal.server";
import { eraseGuides, purgeDeletedGuides } from "@/lib/guides/erase-guides.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { decideProposalBodySchema } from "@/lib/guides/proposal-schema";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { readOwnGuide } from "@/lib/guides/read-editor.server";
import { listProposals, readProposal } from "@/lib/guides/read-proposals.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema, type GuideStateChange } from "@/lib/guides/schema";
import { describeNotification } from "@/lib/notifications/kinds";
import { notificationDocumentSchema } from "@/lib/notifications/schema";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter } from "@/tests/support/leaderboards/runs";

const creatorOf = (uid: string): Actor => ({ ...actorOf(uid), creator: true });
const [writer, editor, other] = [creatorOf("writer"), creatorOf("editor"), creatorOf("other")];
const admin: Actor = { ...creatorOf("admin"), admin: true };
const slug = "bow-basics";
const text = "One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.";
const content = (change: object = {}) => {
  const fields = { title: "Bow basics", summary: "How to charge.", tags: ["bow"], gameVersion: "Ver. 1.041" };
  const { slug: _, ...parsed } = createGuideBodySchema.parse({ slug, ...fields, text, ...change });
  return parsed;
};

/** A published guide of `writer`, whose editor is `editor`. Auth knows four creators, and one hunter. */
async function open() {
  const clock = { at: Date.parse("2026-11-20T12:00:00Z") };
  const now = () => {
    clock.at += 1000;
    return new Date(clock.at);
  };
  const db = createInProcessDb();
  const people = ["writer", "editor", "other", "admin", "hunter"];
  for (const uid of people) await addHunter(db, uid);
  const auth: Partial<Auth> = {
    getUsers: async (asked) => {
      const uids = asked
        .flatMap((each) => ("uid" in each ? each.uid : []))
        .filter((uid) => people.includes(uid));
      const users = uids.map((uid) => ({ uid, customClaims: uid === "hunter" ? {} : { creator: true } }));
      return { users, notFound: [] } as unknown as Awaited<ReturnType<Auth["getUsers"]>>;
    },
  };
  const place = { db, now, auth: auth as Auth, clock };
  await createGuide(place, writer, { slug, ...content() });
  await changeGuideState(place, writer, { slug, action: "publish" });
  await changeGuideEditors(place, writer, { slug, editors: ["editor"] });
  return place;
}
type Place = Awaited<ReturnType<typeof open>>;

const save = (place: Place, actor: Actor, change: object, version = 1) =>
  saveGuide(place, actor, { ...content(change), slug, version, note: "" });
const propose = async (place: Place, actor: Actor, change: object, version = 1) =>
  (await proposeGuide(place, actor, { ...content(change), slug, version, note: "Better" })).proposal;
const decide = (
  place: Place,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
  body: object,
) => decideProposal(place, actor, { slug, id, ...decideProposalBodySchema.parse({ revision, ...body }) });
const textOf = async (place: Place) => (await place.db.doc(`guides/${slug}`).get()).get("text");

/** What an account was told, oldest first. */
async function toldTo({ db }: Place, uid: string): Promise<string[]> {
  const { docs } = await db.collection(`users/${uid}/notifications`).orderBy("createdAt").get();
  return docs.map((each) => describeNotification(notificationDocumentSchema.parse(each.data())).text);
}

beforeEach(() => {
  for (const under of ["guides", "guide-lists"]) purgePages(under);
});

describe("a guide of somebody else", () => {
  test("is neither overwritten nor unpublished by a creator who is no editor of it", async () => {
    const place = await open();
    await expect(save(place, other, { text: "Mine." })).rejects.toMatchObject({
      status: 403,
      details: { reason: "not-editor" },
    });
    const at = "2026-11-21T00:00:00.000Z";
    const actions: GuideStateChange[] = [
      ...(["publish", "unpublish", "delete", "restore"] as const).map((action) => ({ action })),
      { action: "schedule", at },
    ];
    for (const change of actions) {
      await expect(changeGuideState(place, other, { slug, ...change })).rejects.toMatchObject({
        status: 403,
      });
    }
    expect((await readOwnGuide(place, other, slug)).guide).toMatchObject({
      ...{ version: 1, phase: "published", text, editors: ["editor"] },
    });
  });

  test("is saved and unpublished by its editors and admins, and its author is told each time", async () => {
    const place = await open();
    await save(place, editor, { text: "Edited." });
    await save(place, admin, { text: "Edited again." }, 2);
    await changeGuideState(place, editor, { slug, action: "unpublish" });
    await changeGuideState(place, admin, { slug, action: "publish" });
    await save(place, writer, { text: "My own." }, 3);
    await changeGuideState(place, writer, { slug, action: "unpublish" });
    const deeds = ["edited", "edited", "made a draft again", "published"];
    expect(await toldTo(place, "writer")).toEqual(
      deeds.map((deed) => `Your guide “Bow basics” was ${deed}.`),
    );
    await expect(changeGuideState(place, editor, { slug, action: "delete" })).rejects.toMatchObject({
      status: 403,
    });
    await changeGuideState(place, admin, { slug, action: "delete" });
    expect((await toldTo(place, "writer")).at(-1)).toBe("Your guide “Bow basics” was deleted.");
  });

  test("is still taken down by a moderator, but not by its editor", async () => {
    const place = await open();
    const takeDown = { id: slug, action: "take-down", reason: "Copied" } as const;
    await expect(moderateContent(place, editor, moderatedGuide, takeDown)).rejects.toMatchObject({
      status: 403,
    });
    expect(await moderateContent(place, other, moderatedGuide, takeDown)).toMatchObject({ takenDown: true });
  });
});

describe("the editors of a guide", () => {
  test("are named by its author and admins alone, who tell them", async () => {
    const place = await open();
    for (const actor of [editor, other]) {
      await expect(changeGuideEditors(place, actor, { slug, editors: ["other"] })).rejects.toMatchObject({
        status: 403,
      });
    }
    const { editors } = await changeGuideEditors(place, admin, { slug, editors: ["other"] });
    expect(editors).toMatchObject([{ uid: "other", displayName: "other" }]);
    expect(await toldTo(place, "editor")).toEqual([
      "You were made an editor of “Bow basics”.",
      "You were removed as an editor of “Bow basics”.",
    ]);
    expect(await toldTo(place, "other")).toEqual(["You were made an editor of “Bow basics”."]);
    await changeGuideEditors(place, admin, { slug, editors: ["other"] });
    expect(await toldTo(place, "other")).toHaveLength(1);
    await expect(save(place, editor, { text: "No more." })).rejects.toMatchObject({ status: 403 });
    await expect(listGuideEditors(place, editor, slug)).rejects.toMatchObject({ status: 403 });
    expect((await listGuideEditors(place, other, slug)).editors).toHaveLength(1);
  });

  test.each([
    ["a hunter without the role", ["editor", "hunter"], "editors.1"],
    ["nobody's account", ["nobody"], "editors.0"],
    ["the author", ["writer"], "editors.0"],
  ])("cannot be %s", async (_, editors, path) => {
    const place = await open();
    await expect(changeGuideEditors(place, writer, { slug, editors })).rejects.toMatchObject({
      status: 400,
      details: { issues: [{ path }] },
    });
  });

  test("are forgotten with their account, and what they proposed elsewhere goes", async () => {
    const place = await open();
    await createGuide(place, editor, { slug: "theirs", ...content() });
    await proposeGuide(place, writer, { ...content({ text: "New." }), slug: "theirs", version: 1, note: "" });
    const mine = await propose(place, other, { text: "One." });
    await decide(place, editor, mine, { action: "decline", reason: "Too short" });
    await eraseGuides(place, "editor");
    expect((await place.db.doc(`guides/${slug}`).get()).get("editors")).toEqual([]);
    const left = await place.db.collection("guideProposals").get();
    expect(left.docs.map((each) => [each.get("author"), each.get("decidedBy")])).toEqual([["other", null]]);
    await eraseGuides(place, "other");
    expect((await place.db.collection("guideProposals").get()).empty).toBe(true);
  });
});

describe("a change that a creator proposes", () => {
  test("changes nothing until it is accepted, and is then a version under the name of its author", async () => {
    const place = await open();
    const proposal = await propose(place, other, { text: "Better." });
    expect(await textOf(place)).toBe(text);
    expect(await propose(place, other, { text: "Better." })).toEqual(proposal);
    expect(await toldTo(place, "writer")).toEqual(["1 hunter proposes changes to “Bow basics”."]);
    expect((await toldTo(place, "editor")).at(-1)).toBe("1 hunter proposes changes to “Bow basics”.");
    const { proposals } = await listProposals(place, editor, slug);
    expect(proposals).toMatchObject([{ id: proposal.id, base: 1, note: "Better", state: "proposed" }]);
    expect((await readProposal(place, writer, { slug, id: proposal.id })).proposal.text).toBe("Better.");

    const reply = await decide(place, editor, proposal, { action: "accept" });
    expect(reply).toMatchObject({
      state: "accepted",
      guide: { version: 2, text: "Better.", editor: "other" },
    });
    const version = await place.db.doc(`guideRevisions/${slug}_2`).get();
    expect([version.get("editor"), version.get("note")]).toEqual(["other", "Better"]);
    expect(await toldTo(place, "other")).toEqual(["What you proposed for “Bow basics” was accepted."]);
    expect((await toldTo(place, "writer")).at(-1)).toBe("Your guide “Bow basics” was edited.");
    expect(await decide(place, editor, proposal, { action: "accept" })).toMatchObject({
      guide: { version: 2 },
    });
    expect((await listProposals(place, writer, slug)).proposals).toEqual([]);
    await expect(decide(place, writer, proposal, { action: "decline", reason: "No" })).rejects.toMatchObject({
      status: 409,
    });
  });

  test("is seen and decided by the author of the guide, its editors and admins alone", async () => {
    const place = await open();
    const proposal = await propose(place, other, { text: "Better." });
    const stranger = creatorOf("hunter");
    expect((await listProposals(place, stranger, slug)).proposals).toEqual([]);
    await expect(readProposal(place, stranger, { slug, id: proposal.id })).rejects.toMatchObject({
      status: 403,
    });
    for (const actor of [stranger, other]) {
      for (const body of [{ action: "accept" }, { action: "decline", reason: "No" }]) {
        await expect(decide(place, actor, proposal, body)).rejects.toMatchObject({ status: 403 });
      }
    }
    await expect(decide(place, writer, proposal, { action: "withdraw" })).rejects.toMatchObject({
      status: 403,
    });
    expect(await textOf(place)).toBe(text);
    await decide(place, admin, proposal, { action: "decline", reason: "Out of date" });
    expect(await toldTo(place, "other")).toEqual([
      "What you proposed for “Bow basics” was declined: Out of date",
    ]);
    expect((await listProposals(place, other, slug)).proposals).toMatchObject([
      { state: "declined", reason: "Out of date" },
    ]);
  });

  test("is merged with what was saved meanwhile where both are in different places", async () => {
    const place = await open();
    const proposal = await propose(place, other, {
      text: text.replace("Four.", "Fourth."),
      tags: ["bow", "new"],
    });
    await save(place, writer, { text: text.replace("One.", "First."), summary: "Short." });
    await decide(place, writer, proposal, { action: "accept" });
    expect((await readOwnGuide(place, writer, slug)).guide).toMatchObject({
      ...{ version: 3, summary: "Short.", tags: ["bow", "new"] },
      text: "First.\n\nTwo.\n\nThree.\n\nFourth.\n\nFive.",
    });
  });

  test("overwrites nothing that was changed in the same place", async () => {
    const place = await open();
    const proposal = await propose(place, other, { text: text.replace("Four.", "Fourth.") });
    await save(place, writer, { text: text.replace("Four.", "4.") });
    await expect(decide(place, writer, proposal, { action: "accept" })).rejects.toMatchObject({
      status: 409,
      details: { reason: "merge" },
    });
    expect(await textOf(place)).toContain("4.");
  });

  test("is decided as it was read: one that was changed since is told", async () => {
    const place = await open();
    const proposal = await propose(place, other, { text: "Better." });
    await propose(place, other, { text: "Something else." });
    await expect(decide(place, writer, proposal, { action: "accept" })).rejects.toMatchObject({
      details: { revision: 2 },
    });
    expect(await toldTo(place, "writer")).toEqual(["1 hunter proposes changes to “Bow basics”."]);
  });

  test("can be withdrawn by its author, and proposed anew", async () => {
    const place = await open();
    const proposal = await propose(place, other, { text: "Better." });
    await decide(place, other, proposal, { action: "withdraw" });
    await expect(decide(place, writer, proposal, { action: "accept" })).rejects.toMatchObject({
      status: 409,
    });
    expect(await propose(place, other, { text: "Better." })).toMatchObject({
      state: "proposed",
      revision: 2,
    });
  });

  test.each([
    ["by whoever may save it", editor, { text: "Better." }, 1, { status: 409 }],
    ["without a change", other, {}, 1, { status: 409, message: "Nothing is changed." }],
    ["for a version that is not there", other, { text: "Better." }, 7, { status: 409 }],
    ["over the budget", other, { text: `${"> ".repeat(60)}deep` }, 1, { status: 400 }],
  ])("is refused %s", async (_, actor, change, version, refusal) => {
    const place = await open();
    await expect(propose(place, actor, change, version)).rejects.toMatchObject(refusal);
    expect((await place.db.collection("guideProposals").get()).empty).toBe(true);
  });

  test("that is like something taken down is not accepted into a public guide", async () => {
    const place = await open();
    const bad = { title: "Stolen guide", text: "This text was taken from somebody else without asking." };
    await createGuide(place, other, { slug: "stolen", ...content(bad) });
    await changeGuideState(place, other, { slug: "stolen", action: "publish" });
    await moderateContent(place, admin, moderatedGuide, {
      id: "stolen",
      action: "take-down",
      reason: "Stolen",
    });
    const proposal = await propose(place, other, bad);
    await expect(decide(place, writer, proposal, { action: "accept" })).rejects.toThrow("Stolen");
    expect(await textOf(place)).toBe(text);
  });

  test("goes with the guide", async () => {
    const place = await open();
    await propose(place, other, { text: "Better." });
    await changeGuideState(place, writer, { slug, action: "delete" });
    place.clock.at += 8 * 86_400_000;
    await purgeDeletedGuides(place);
    expect((await place.db.collection("guideProposals").get()).empty).toBe(true);
  });
});
