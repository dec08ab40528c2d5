import { expect, test } from "vitest";
import type { Actor } from "@/lib/auth/actor";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { decideProposal } from "@/lib/guides/decide-proposal.server";
import { eraseGuides, personalGuides } from "@/lib/guides/erase-guides.server";
import { decideProposalBodySchema, proposeGuideBodySchema } from "@/lib/guides/proposal-schema";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { previewGuide, readOwnGuide } from "@/lib/guides/read-editor.server";
import { readGuidePage } from "@/lib/guides/read-guide-page.server";
import { listOpenProposals, listProposals, readProposal } from "@/lib/guides/read-proposals.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { describeNotification } from "@/lib/notifications/kinds";
import { notificationDocumentSchema } from "@/lib/notifications/schema";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, hunterOf } from "@/tests/support/leaderboards/runs";

const creatorOf = (uid: string): Actor => ({ ...actorOf(uid, { displayName: uid }), creator: true });
const [writer, other] = [creatorOf("writer"), creatorOf("other")];
const [trusted, newcomer] = [hunterOf("trusted"), hunterOf("newcomer")];
const fields = {
  title: "Lance basics",
  summary: "How to guard.",
  tags: ["lance"],
  gameVersion: "Ver. 1.041",
};
const text = "Guard first.";

/** A published guide of `writer`, a hunter who is trusted, and one who is not. */
async function open() {
  const clock = { at: Date.parse("2026-11-20T12:00:00Z") };
  const now = () => {
    clock.at += 1000;
    return new Date(clock.at);
  };
  const db = createInProcessDb();
  for (const uid of ["writer", "other", "trusted", "newcomer"]) await addHunter(db, uid);
  await getUserRef(db, "trusted").update({ "stats.answers": 5 });
  const place = { db, now };
  for (const slug of ["bow", "draft"])
    await createGuide(place, writer, createGuideBodySchema.parse({ ...fields, slug, title: slug, text }));
  await changeGuideState(place, writer, { slug: "bow", action: "publish" });
  return place;
}
type Place = Awaited<ReturnType<typeof open>>;

const propose = async (place: Place, actor: Actor, slug: string, change: object = {}) =>
  (
    await proposeGuide(place, actor, {
      slug,
      ...proposeGuideBodySchema.parse({ ...fields, text, version: 0, ...change }),
    })
  ).proposal;
const decide = (
  place: Place,
  actor: Actor,
  slug: string,
  { id, revision }: { id: string; revision: number },
  body: object,
) => decideProposal(place, actor, { slug, id, ...decideProposalBodySchema.parse({ revision, ...body }) });

async function toldTo({ db }: Place, uid: string): Promise<string[]> {
  const { docs } = await db.collection(`users/${uid}/notifications`).orderBy("createdAt").get();
  return docs.map((each) => describeNotification(notificationDocumentSchema.parse(each.data())).text);
}

test("a change is proposed by a trusted hunter, who saves nothing, and by nobody who is not trusted", async () => {
  const place = await open();
  expect((await readOwnGuide(place, trusted, "bow")).guide.text).toBe(text);
  await expect(readOwnGuide(place, trusted, "draft")).rejects.toMatchObject({ status: 404 });
  await expect(propose(place, newcomer, "bow", { version: 1, text: "No." })).rejects.toMatchObject({
    status: 403,
  });
  await expect(previewGuide(place, newcomer, "No.")).rejects.toMatchObject({ status: 403 });
  await expect(propose(place, trusted, "draft", { version: 1, text: "No." })).rejects.toMatchObject({
    status: 404,
  });
  const proposal = await propose(place, trusted, "bow", {
    version: 1,
    title: "bow",
    text: "Guard, then poke.",
  });
  expect((await listOpenProposals(place, writer)).proposals).toMatchObject([
    { id: proposal.id, guide: "bow", base: 1, author: { displayName: "trusted" } },
  ]);
  expect((await listOpenProposals(place, other)).proposals).toEqual([]);
  await expect(decide(place, other, "bow", proposal, { action: "accept" })).rejects.toMatchObject({
    status: 403,
  });
  await decide(place, writer, "bow", proposal, { action: "accept" });
  expect((await place.db.doc("guides/bow").get()).data()).toMatchObject({
    ...{ text: "Guard, then poke.", version: 2, owner: "writer", editor: "trusted" },
  });
});

test("a new guide is decided by any creator but not by its writer, and is then a draft with the writer's name", async () => {
  const place = await open();
  const proposal = await propose(place, trusted, "lance");
  expect(await propose(place, trusted, "lance"), "a repeated call").toEqual(proposal);
  expect((await place.db.doc("guides/lance").get()).exists).toBe(false);
  await expect(readProposal(place, newcomer, { slug: "lance", id: proposal.id })).rejects.toMatchObject({
    status: 403,
  });
  await expect(listProposals(place, newcomer, "lance")).rejects.toMatchObject({ status: 404 });
  expect((await listProposals(place, other, "lance")).proposals).toMatchObject([{ base: 0 }]);
  await expect(decide(place, trusted, "lance", proposal, { action: "accept" })).rejects.toMatchObject({
    status: 403,
  });
  const self = { ...trusted, creator: true };
  await expect(decide(place, self, "lance", proposal, { action: "accept" })).rejects.toMatchObject({
    status: 403,
  });

  const accepted = await Promise.all(
    [1, 2].map(() => decide(place, other, "lance", proposal, { action: "accept" })),
  );
  expect(accepted).toMatchObject(
    [1, 2].map(() => ({ guide: { owner: "trusted", editors: ["other"], version: 1 } })),
  );
  await changeGuideState(place, other, { slug: "lance", action: "publish" });
  expect(await readGuidePage(place, "lance")).toMatchObject({
    guide: { author: { displayName: "trusted" } },
  });
  expect(await toldTo(place, "trusted")).toEqual([
    "What you proposed for “Lance basics” was accepted.",
    "Your guide “Lance basics” was published.",
  ]);
  // Without the role, its owner proposes to it, too.
  await expect(
    changeGuideState(place, trusted, { slug: "lance", action: "unpublish" }),
  ).rejects.toMatchObject({
    status: 403,
  });
  expect(await propose(place, trusted, "lance", { version: 1, text: "Guard more." })).toMatchObject({
    base: 1,
  });
});

test("a declined one tells why, and can be proposed anew; a used address is refused", async () => {
  const place = await open();
  const proposal = await propose(place, trusted, "lance");
  const declined = await decide(place, other, "lance", proposal, { action: "decline", reason: "Too short" });
  expect(declined).toMatchObject({ state: "declined", guide: null });
  expect(await toldTo(place, "trusted")).toEqual([
    "What you proposed for “Lance basics” was declined: Too short",
  ]);
  expect((await listOpenProposals(place, trusted)).proposals).toMatchObject([
    { guide: "lance", state: "declined", reason: "Too short" },
  ]);
  const again = await propose(place, trusted, "lance", { text: "Guard first, always." });
  expect(again).toMatchObject({ state: "proposed", revision: 2 });
  await expect(propose(place, trusted, "bow")).rejects.toMatchObject({ status: 409 });
  await createGuide(place, writer, createGuideBodySchema.parse({ ...fields, slug: "lance", text: "Mine." }));
  const late = decide(place, admin(), "lance", again, { action: "accept" });
  await expect(late).rejects.toMatchObject({ status: 409 });
});

test("five wait at once, also when ten come at once; creators write at once", async () => {
  const place = await open();
  const all = Array.from({ length: 10 }, (_, number) => propose(place, trusted, `lance-${number}`));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect((await listOpenProposals(place, trusted)).proposals).toHaveLength(5);
  await expect(propose(place, other, "lance-x")).rejects.toMatchObject({ status: 409 });
});

test("what is proposed goes with its account, and is in its export", async () => {
  const place = await open();
  const proposal = await propose(place, trusted, "lance");
  const { docs } = await personalGuides.guideProposals.listOf(place.db, "trusted").get();
  expect(docs.map(({ id }) => id)).toEqual([proposal.id]);
  await decide(place, other, "lance", proposal, { action: "accept" });
  await eraseGuides(place, "trusted");
  expect((await place.db.doc("guides/lance").get()).exists).toBe(false);
  expect((await place.db.collection("guideProposals").get()).empty).toBe(true);
});

function admin(): Actor {
  return { ...creatorOf("fabius"), admin: true };
}
