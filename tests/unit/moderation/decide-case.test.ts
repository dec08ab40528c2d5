import { describe, expect, test, vi } from "vitest";
import { requireUnblocked } from "@/lib/auth/require-unblocked.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { duplicateBuild } from "@/lib/builds/duplicate-build.server";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { addEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { listEvents } from "@/lib/event-quests/read-events.server";
import { addEventBodySchema } from "@/lib/event-quests/schema";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { addCaseNote, claimCase } from "@/lib/moderation/change-case.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { hiddenKinds } from "@/lib/moderation/hidden-kinds.server";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { decideCaseBodySchema } from "@/lib/moderation/schema";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { eraseReports } from "@/lib/reports/erase-reports.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addVerified, hunterOf, moderatorOf, submitFor, verifyRun } from "@/tests/support/leaderboards/runs";
import {
  addPublishedBuild,
  caseFor,
  decisionOf,
  type ModerationPlace,
  openModeration,
  reportFor,
} from "@/tests/support/moderation/cases";

const [alma, fabius, rook] = [moderatorOf("alma"), moderatorOf("fabius"), moderatorOf("rook")];

async function openCase(place: ModerationPlace, changes: Record<string, unknown> = {}) {
  const build = await addPublishedBuild(place, "rook");
  const id = await reportFor(place, "sable", {
    kind: "build",
    id: build,
    text: "Links to a shop",
    ...changes,
  });
  return { build, id };
}

/** Entries of the audit log by name: those of one decision have the same moment. */
async function auditOf({ db }: ModerationPlace) {
  const { docs } = await db.collection("audit").orderBy("action").get();
  return docs.map((document) => ({ action: document.get("action"), subject: document.get("subject") }));
}

describe("a case", () => {
  test("has the content, the words of the report, and the author with what was decided before", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    const shown = await caseFor(place, id);
    expect(shown).toMatchObject({
      kind: "build",
      status: "open",
      owner: { uid: "rook" },
      content: { state: "public", title: "Free coins here" },
      reports: [{ reason: "spam", text: "Links to a shop" }],
      reasons: [{ reason: "spam", count: 1 }],
      history: { person: { uid: "rook" }, warnings: 0, blockedUntil: null, deeds: [] },
    });
    expect(JSON.stringify(shown)).not.toContain("sable");
  });

  test("about a moderator is closed to them: not read, noted, claimed, decided or undone", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    const refused = { status: 403 };
    await expect(caseFor(place, id, "rook")).rejects.toMatchObject(refused);
    await expect(claimCase(place, rook, { id, action: "claim" })).rejects.toMatchObject(refused);
    await expect(addCaseNote(place, rook, { id, text: "It is fine." })).rejects.toMatchObject(refused);
    await expect(decideCase(place, rook, { id, ...decisionOf() })).rejects.toMatchObject(refused);
    await decideCase(place, alma, { id, ...decisionOf() });
    const undo = { id, revision: 1, text: "Mine." };
    await expect(undoDecision(place, rook, undo)).rejects.toMatchObject(refused);
  });

  test("that is claimed is decided by nobody else for 15 minutes", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    await claimCase(place, alma, { id, action: "claim" });
    await expect(decideCase(place, fabius, { id, ...decisionOf() })).rejects.toMatchObject({ status: 409 });
    place.wait(15 * 60_000);
    const { case: decided } = await decideCase(place, fabius, { id, ...decisionOf() });
    expect(decided.status).toBe("closed");
  });

  test("keeps notes for other moderators, a repeated one once", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    await addCaseNote(place, alma, { id, text: "Third time this week." });
    const { case: noted } = await addCaseNote(place, alma, { id, text: "Third time this week." });
    expect(noted.events).toMatchObject([
      { what: "note", text: "Third time this week.", who: { uid: "alma" } },
    ]);
  });
});

describe("a decision", () => {
  test("hides an event quest from its lists, by who reviewed it and not by who wrote it, and can be undone", async () => {
    const place = await openModeration();
    const content = {
      ...{ name: "A Test of Strength", stars: 8, locale: "windward-plains" },
      ...{ targets: [{ monster: "rey-dau" }], rewards: [], source: null },
      ...{ availability: "permanent", from: null, until: null },
    };
    const body = addEventBodySchema.parse({ key: "key-of-a-test", content });
    const { id: event, revision } = await addEvent(place, rook, body);
    await reviewEvent(place, alma, { id: event, revision, action: "approve", reason: "" });
    const id = await reportFor(place, "sable", { kind: "event-quest", id: event, text: "Wrong dates" });
    await expect(caseFor(place, id, "rook")).rejects.toMatchObject({ status: 403 });
    expect((await caseFor(place, id)).content).toMatchObject({
      state: "public",
      title: "A Test of Strength",
      facts: expect.arrayContaining([{ label: "Targets", value: "Rey Dau" }]),
    });
    const listed = async () => (await listEvents(place, {})).events.map(({ name }) => name);
    await decideCase(place, alma, { id, ...decisionOf({ text: "It ended" }) });
    expect(await listed()).toEqual([]);
    await undoDecision(place, fabius, { id, revision: 1, text: "It is permanent" });
    expect(await listed()).toEqual(["A Test of Strength"]);
  });

  test("hides a build with its reports, tells the author why, and is in the log with whom it concerns", async () => {
    const place = await openModeration();
    const { build, id } = await openCase(place);
    const { case: decided } = await decideCase(place, alma, { id, ...decisionOf({ text: "Shop links" }) });
    expect(decided).toMatchObject({
      status: "closed",
      revision: 1,
      content: { state: "hidden", href: null },
    });
    expect(readBuild(await getBuildRef(place.db, build).get())).toMatchObject({ visibility: "private" });
    const { docs } = await place.db.collection("reports").get();
    expect(docs.map((each) => [each.get("status"), each.get("decidedBy")])).toEqual([["upheld", "alma"]]);
    expect(await auditOf(place)).toEqual([
      { action: "build.take-down", subject: "rook" },
      { action: "case.decide", subject: "rook" },
    ]);
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    expect(notifications[0]?.values.text).toContain("Spam or advertising. Shop links");
  });

  test("hides published copies of a build by anybody, and undo shows them again", async () => {
    const place = await openModeration();
    const { build, id } = await openCase(place);
    const copied = await duplicateBuild(place, actorOf("wren"), { id: build, key: "copy-of-wren" });
    const copy = copied.build.id;
    await changeBuildState(place, actorOf("wren"), { id: copy, action: "publish" });
    const other = await addPublishedBuild(place, "wren", "Something else entirely");
    const visibilityOf = async (each: string) =>
      readBuild(await getBuildRef(place.db, each).get())?.visibility;
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await Promise.all([build, copy, other].map(visibilityOf))).toEqual([
      "private",
      "private",
      "published",
    ]);
    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await Promise.all([build, copy, other].map(visibilityOf))).toEqual([
      "published",
      "published",
      "published",
    ]);
  });

  test("by two moderators at once is made by one, and the other reads that", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    const outcomes = await Promise.allSettled([
      decideCase(place, alma, { id, ...decisionOf() }),
      decideCase(place, fabius, { id, ...decisionOf({ content: "keep", reason: "no-violation" }) }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({ status: 409 });
    expect((await auditOf(place)).filter(({ action }) => action === "case.decide")).toHaveLength(1);
  });

  test("sent ten times at once warns once", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    const warn = decisionOf({ content: "keep", person: "warn" });
    await Promise.all(Array.from({ length: 10 }, () => decideCase(place, alma, { id, ...warn })));
    expect(await auditOf(place)).toEqual([
      { action: "case.decide", subject: "rook" },
      { action: "user.warn", subject: "rook" },
    ]);
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    const told = notifications.filter(({ kind }) => kind === "moderation");
    expect(told.map(({ values }) => values.text)).toEqual([
      "A moderator warned you. Reason: Spam or advertising",
    ]);
  });

  test("can block the author, who reads why and until when", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    const block = decisionOf({ person: "block", days: 7, text: "Again" });
    const { case: decided } = await decideCase(place, alma, { id, ...block });
    expect(decided.history?.blockedUntil?.slice(0, 10)).toBe("2026-11-27");
    await expect(requireUnblocked(place.db, "rook", place.now())).rejects.toMatchObject({
      code: "blocked",
      details: { reason: "Spam or advertising. Again" },
    });
  });

  test("never shortens a longer block", async () => {
    const place = await openModeration();
    const first = await openCase(place);
    await decideCase(place, alma, { id: first.id, ...decisionOf({ person: "block", days: 90 }) });
    const second = await reportFor(place, "sable", { kind: "profile", id: "rook" });
    const { case: decided } = await decideCase(place, alma, {
      id: second,
      ...decisionOf({ content: "keep", person: "block", days: 1 }),
    });
    expect(decided.history?.blockedUntil?.slice(0, 10)).toBe("2027-02-18");
  });

  test("against a moderator is refused, with nothing hidden", async () => {
    const place = await openModeration(["fabius", "sable"]);
    const build = await addPublishedBuild(place, "fabius");
    const id = await reportFor(place, "sable", { kind: "build", id: build });
    const warn = decisionOf({ person: "warn" });
    await expect(decideCase(place, alma, { id, ...warn })).rejects.toMatchObject({ status: 403 });
    expect((await caseFor(place, id)).content.state).toBe("public");
  });

  test("about what was seen before an earlier decision is refused", async () => {
    const place = await openModeration();
    const { id } = await openCase(place);
    await decideCase(place, alma, { id, ...decisionOf() });
    await expect(
      decideCase(place, fabius, { id, ...decisionOf({ content: "keep", reason: "no-violation" }) }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    { content: "keep", person: "block" },
    { days: 7 },
    { person: "block", days: 2 },
    { reason: "because" },
    { reason: "toString" },
    { reason: "other" },
    { reason: "no-violation" },
    { text: "x".repeat(241) },
    { text: "<script>alert(1)</script>" },
    { status: "closed" },
  ])("with %j is no decision", (changes) => {
    const body = { revision: 0, content: "hide", reason: "spam", ...changes };
    expect(decideCaseBodySchema.safeParse(body).success).toBe(false);
  });
});

describe("a decision that breaks off after hiding", () => {
  test("can be repeated, and its undo brings everything back", async () => {
    const place = await openModeration();
    const { build, id } = await openCase(place);
    const copied = await duplicateBuild(place, actorOf("wren"), { id: build, key: "copy-of-wren" });
    await changeBuildState(place, actorOf("wren"), { id: copied.build.id, action: "publish" });
    const visible = () =>
      Promise.all(
        [build, copied.build.id].map(
          async (each) => readBuild(await getBuildRef(place.db, each).get())?.visibility,
        ),
      );
    const { hide } = hiddenKinds.build;
    // The build itself is hidden, its copy is not, and the case stays open.
    const broken = vi.spyOn(hiddenKinds.build, "hide").mockImplementationOnce(async (dependencies, step) => {
      await hide(dependencies, { ...step, withheld: { ...step.withheld, copies: "" } });
      throw new Error("The store is gone.");
    });
    await expect(decideCase(place, alma, { id, ...decisionOf() })).rejects.toThrow("The store is gone.");
    broken.mockRestore();
    expect(await visible()).toEqual(["private", "published"]);
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await visible()).toEqual(["private", "private"]);
    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await visible()).toEqual(["published", "published"]);
  });
});

describe("what several people made", () => {
  test("a run is judged by none of its hunters", async () => {
    const place = await openModeration();
    const { id: run } = await submitFor(place, "rook", {
      ...{ ruleset: "freestyle", weapon: "charge-blade", partners: [{ uid: "wren" }] },
    });
    await confirmRun(place, hunterOf("wren"), { id: run, action: "confirm" });
    await verifyRun(place, run);
    const id = await reportFor(place, "sable", { kind: "run", id: run, reason: "cheating" });
    const keep = decisionOf({ content: "keep", reason: "no-violation" });
    for (const uid of ["rook", "wren"]) {
      await expect(decideCase(place, moderatorOf(uid), { id, ...keep })).rejects.toMatchObject({
        status: 403,
      });
      const { rows } = await listModerationQueue(place, moderatorOf(uid), { show: "reports" });
      expect(rows).toMatchObject([{ id, isOwn: true, title: "", reasons: [] }]);
    }
    expect((await decideCase(place, moderatorOf("nadia"), { id, ...keep })).case.status).toBe("closed");
    await eraseReports(place.db, "wren");
    const left = await place.db.doc(`cases/${id}`).get();
    expect([left.get("partners"), left.get("people")]).toEqual([[], ["rook", "nadia"]]);
  });

  test("a guide is judged neither by its author nor by its editors, and its copies go and come with it", async () => {
    const place = await openModeration();
    const slugs = ["first", "copy"] as const;
    const text = "A text that is long enough to be recognized wherever it is posted again.";
    const content = { title: "Free coins", summary: "", tags: [], cover: "guide", gameVersion: "Ver. 1.041" };
    for (const [slug, uid] of [
      ["first", "rook"],
      ["copy", "wren"],
    ] as const) {
      await createGuide(place, moderatorOf(uid), { ...content, slug, title: `Free coins ${slug}`, text });
      await changeGuideState(place, moderatorOf(uid), { slug, action: "publish" });
    }
    const edit = { ...content, slug: "first", text: `${text}\n`, version: 1, note: "" };
    await place.db.doc("guides/first").update({ editors: ["fabius", "gemma"] });
    await saveGuide(place, moderatorOf("fabius"), edit);
    const id = await reportFor(place, "sable", { kind: "guide", id: "first" });
    for (const uid of ["rook", "fabius", "gemma"]) {
      await expect(decideCase(place, moderatorOf(uid), { id, ...decisionOf() })).rejects.toMatchObject({
        status: 403,
      });
    }
    const visible = () =>
      Promise.all(slugs.map(async (slug) => (await place.db.doc(`guides/${slug}`).get()).get("visibility")));
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await visible()).toEqual(["private", "private"]);
    await undoDecision(place, alma, { id, revision: 1, text: "Fine after all" });
    expect(await visible()).toEqual(["published", "published"]);
  });
});

test("a case that is reported again waits without its earlier decision, which its events tell", async () => {
  const place = await openModeration();
  const { build, id } = await openCase(place);
  await decideCase(place, alma, { id, ...decisionOf({ content: "keep", person: "warn" }) });
  await reportFor(place, "wren", { kind: "build", id: build, reason: "harassment" });
  const shown = await caseFor(place, id);
  expect(shown).toMatchObject({ status: "open", decision: null, decidedAt: null });
  expect(shown.events).toMatchObject([{ what: "decide", decision: { person: "warn" } }]);
});

describe("undo", () => {
  test("shows a build again that was published, ends the block, and the case waits again", async () => {
    const place = await openModeration();
    const { build, id } = await openCase(place);
    await decideCase(place, alma, { id, ...decisionOf({ person: "block", days: 30 }) });
    const { case: open } = await undoDecision(place, fabius, { id, revision: 1, text: "Wrong build" });
    expect(open).toMatchObject({ status: "open", revision: 2, decision: null, content: { state: "public" } });
    expect(readBuild(await getBuildRef(place.db, build).get())?.visibility).toBe("published");
    await expect(requireUnblocked(place.db, "rook", place.now())).resolves.toBeUndefined();
    expect((await auditOf(place)).map(({ action }) => action)).toEqual([
      "build.allow",
      "build.take-down",
      "case.decide",
      "case.undo",
      "user.block",
      "user.unblock",
    ]);
  });

  test("leaves a build private that its author had taken back before", async () => {
    const place = await openModeration();
    const { build, id } = await openCase(place);
    await changeBuildState(place, actorOf("rook"), { id: build, action: "unpublish" });
    await decideCase(place, alma, { id, ...decisionOf() });
    await undoDecision(place, alma, { id, revision: 1, text: "Fine after all" });
    expect(readBuild(await getBuildRef(place.db, build).get())).toMatchObject({
      visibility: "private",
      takenDown: null,
    });
  });

  test("gives a hidden profile its name back, in the sign-in account too", async () => {
    const place = await openModeration();
    const id = await reportFor(place, "sable", { kind: "profile", id: "rook", reason: "impersonation" });
    await decideCase(place, alma, { id, ...decisionOf({ reason: "impersonation" }) });
    const nameOf = async () => readUser(await getUserRef(place.db, "rook").get())?.displayName;
    expect([await nameOf(), place.accounts.get("rook")?.displayName]).toEqual(["Hunter", "Hunter"]);
    await undoDecision(place, alma, { id, revision: 1, text: "It is their name" });
    expect([await nameOf(), place.accounts.get("rook")?.displayName]).toEqual(["rook", "rook"]);
  });

  test("sends a rejected run back to review", async () => {
    const place = await openModeration();
    const run = await addVerified(place, "rook");
    const id = await reportFor(place, "sable", { kind: "run", id: run, reason: "cheating" });
    await decideCase(place, moderatorOf("nadia"), { id, ...decisionOf({ reason: "cheating" }) });
    const statusOf = async () => readRun(await getRunRef(place.db, run).get());
    expect(await statusOf()).toMatchObject({ status: "rejected", isBest: false });
    await undoDecision(place, moderatorOf("nadia"), { id, revision: 1, text: "Wrong video" });
    expect(await statusOf()).toMatchObject({ status: "pending", queue: "review", reason: null });
  });
});

test("deleting an account takes it out of cases, and its own profile's case goes", async () => {
  const place = await openModeration();
  const { id } = await openCase(place);
  await reportFor(place, "sable", { kind: "profile", id: "rook" });
  await addCaseNote(place, alma, { id, text: "Look at the links." });
  await eraseReports(place.db, "rook");
  await eraseReports(place.db, "alma");
  const { docs } = await place.db.collection("cases").get();
  expect(docs.map((each) => [each.get("kind"), each.get("owner"), each.get("people")])).toEqual([
    ["build", null, []],
  ]);
  expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain("alma");
});
