import { describe, expect, test } from "vitest";
import { requireUnblocked } from "@/lib/auth/require-unblocked.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import type { Auth } from "@/lib/firebase/admin.server";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { accountLimits } from "@/lib/limits/account-limits";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { createReport } from "@/lib/reports/create-report.server";
import { eraseReports } from "@/lib/reports/erase-reports.server";
import { createReportBodySchema, reportDocumentSchema } from "@/lib/reports/schema";
import { actorOf } from "@/tests/support/actors";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { huntOf } from "@/tests/support/hunting-help/hunts";
import { addHelper, answerFor, askFor } from "@/tests/support/hunting-help/requests";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, addVerified, hunterOf, moderatorOf, submitFor } from "@/tests/support/leaderboards/runs";

const [rook, sable] = [actorOf("rook"), actorOf("sable")];

/** A store with two hunters, whose clock goes on by a second with each look at it. */
async function open() {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  for (const uid of ["rook", "sable"]) await addHunter(db, uid);
  return { db, now };
}

type Place = Awaited<ReturnType<typeof open>>;

async function addBuild(place: Place, isPublished = true) {
  const body = { key: "reported-build", title: "Spam", code: codeOf(bowLoadout), weapon: "bow" };
  const { build } = await createBuild(place, rook, createBuildBodySchema.parse(body));
  if (isPublished) await changeBuildState(place, rook, { id: build.id, action: "publish" });
  return build.id;
}

const bodyOf = (changes: Record<string, unknown>) =>
  createReportBodySchema.parse({ kind: "profile", id: "rook", reason: "spam", ...changes });

/** The stored reports, oldest first. */
async function list(place: Place) {
  const { docs } = await place.db.collection("reports").orderBy("createdAt").get();
  return docs.map((document) => reportDocumentSchema.parse(document.data()));
}

describe("a report", () => {
  test("of a build, a run or a profile waits for moderators, with owner and title", async () => {
    const place = await open();
    const build = await addBuild(place);
    const run = await addVerified(place, "rook");
    await createReport(place, sable, bodyOf({ kind: "build", id: build, text: "Ads" }));
    await createReport(place, sable, bodyOf({ kind: "run", id: run, reason: "cheating" }));
    await createReport(place, sable, bodyOf({ reason: "impersonation" }));
    const reports = await list(place);
    expect(reports).toMatchObject([
      { kind: "build", id: build, owner: "rook", title: "Spam", reason: "spam", text: "Ads", status: "open" },
      { kind: "run", id: run, owner: "rook", title: "rook", reason: "cheating" },
      { kind: "profile", id: "rook", owner: "rook", title: "rook", reason: "impersonation" },
    ]);
  });

  test("fifty times at once by one hunter is one, and another hunter's is another", async () => {
    const place = await open();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => createReport(place, sable, bodyOf({}))),
    );
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    await createReport(place, actorOf("wren"), bodyOf({}));
    expect(await list(place)).toHaveLength(2);
  });

  test("of what is not there, or not public, finds nothing", async () => {
    const place = await open();
    const hidden = await addBuild(place, false);
    const { id: pending } = await submitFor(place, "rook");
    for (const target of [
      { kind: "build", id: hidden },
      { kind: "build", id: "000000000000000000000000" },
      { kind: "run", id: pending },
      { kind: "profile", id: "nobody" },
      { kind: "help-request", id: "000000000000000000000000" },
      { kind: "help-answer", id: "a", parent: "b" },
    ]) {
      await expect(createReport(place, sable, bodyOf(target))).rejects.toMatchObject({ status: 404 });
    }
    expect(await list(place)).toEqual([]);
  });

  test("of one's own content is refused", async () => {
    const place = await open();
    await expect(createReport(place, rook, bodyOf({}))).rejects.toMatchObject({ status: 409 });
  });

  test("finds requests, answers and searches of Hunting Help by what they store", async () => {
    const place = await open();
    for (const uid of ["rook", "wren"]) await addHelper(place.db, uid);
    const { id } = await askFor(place, "rook", { title: "Bow for Arkveld" });
    const answer = await answerFor(place, "wren", id);
    await place.db.doc(`helpRequests/${id}/answers/${answer.id}`).update({ visibility: "private" });
    await postHuntSearch(place, hunterOf("rook"), huntOf({ note: "Any hunt" }));
    await createReport(place, sable, bodyOf({ kind: "help-request", id }));
    await createReport(place, sable, bodyOf({ kind: "hunt-search", id: "rook" }));
    const hidden = bodyOf({ kind: "help-answer", id: answer.id, parent: id });
    await expect(createReport(place, sable, hidden)).rejects.toMatchObject({ status: 404 });
    expect((await list(place)).map(({ owner, title }) => [owner, title])).toEqual([
      ["rook", "Bow for Arkveld"],
      ["rook", "Any hunt"],
    ]);
  });

  test("is limited to fewer per day in the first week of an account", async () => {
    const place = await open();
    const { perDay } = accountLimits["report-new"];
    for (let index = 0; index <= perDay; index += 1) await addHunter(place.db, `h${index}`);
    await addHunter(place.db, "felix", new Date("2026-11-18T12:00:00Z"));
    const send = (index: number) => createReport(place, actorOf("felix"), bodyOf({ id: `h${index}` }));
    for (let index = 0; index < perDay; index += 1) await send(index);
    await expect(send(perDay)).rejects.toMatchObject({ status: 429 });
    expect(await send(0)).toMatchObject({ created: false });
  });

  test("is limited per day", async () => {
    const place = await open();
    const { perDay } = accountLimits.report;
    for (let index = 0; index <= perDay; index += 1) await addHunter(place.db, `h${index}`);
    for (let index = 0; index < perDay; index += 1)
      await createReport(place, sable, bodyOf({ id: `h${index}` }));
    await expect(createReport(place, sable, bodyOf({ id: `h${perDay}` }))).rejects.toMatchObject({
      status: 429,
    });
  });

  test("stays without the name when the reporter's account is deleted, and goes with the reported profile", async () => {
    const place = await open();
    const build = await addBuild(place);
    await createReport(place, sable, bodyOf({}));
    await createReport(place, sable, bodyOf({ kind: "build", id: build }));
    await eraseReports(place.db, "sable");
    await eraseReports(place.db, "rook");
    const { docs } = await place.db.collection("reports").get();
    expect(docs.map((each) => [each.get("kind"), each.get("reporter"), each.get("owner")])).toEqual([
      ["build", null, null],
    ]);
  });
});

describe("the body of a report", () => {
  test.each([
    { kind: "sonnet" },
    { kind: "toString" },
    { id: "a/b" },
    { id: "__all__" },
    { id: ".." },
    { reason: "because" },
    { reason: "other" },
    { reason: "other", text: " \n " },
    { text: "x".repeat(501) },
    { kind: "help-answer" },
    { parent: "r1" },
    { status: "upheld" },
  ])("with %j is refused", (changes) => {
    const body = { kind: "profile", id: "rook", reason: "spam", ...changes };
    expect(createReportBodySchema.safeParse(body).success).toBe(false);
  });
});

describe("a block", () => {
  /** What blockUser uses of the SDK. */
  const auth = {
    getUser: async (uid: string) => ({ customClaims: uid === "fabius" ? { admin: true } : {} }),
  } as unknown as Auth;
  const alma = moderatorOf("alma");

  test("keeps an account from posting until it ends, and says why", async () => {
    const place = { ...(await open()), auth };
    const { until } = await blockUser(place, alma, { uid: "rook", days: 3, reason: "Spam" });
    expect(until).toBe("2026-11-23T12:00:01.000Z");
    const before = new Date("2026-11-23T12:00:00Z");
    await expect(requireUnblocked(place.db, "rook", before)).rejects.toMatchObject({
      status: 403,
      code: "blocked",
      message: "You can't post until 2026-11-23 12:00 UTC. Reason: Spam",
      details: { until, reason: "Spam" },
    });
    await expect(
      requireUnblocked(place.db, "rook", new Date("2026-11-23T12:00:01Z")),
    ).resolves.toBeUndefined();
    await expect(requireUnblocked(place.db, "nobody", before)).resolves.toBeUndefined();
    const { notifications } = await listNotifications(place, rook, undefined);
    expect(notifications).toMatchObject([{ kind: "moderation" }]);
  });

  test("can be ended, and is written into the audit log both times", async () => {
    const place = { ...(await open()), auth };
    await blockUser(place, alma, { uid: "rook", days: 3, reason: "Spam" });
    expect(await blockUser(place, alma, { uid: "rook", days: 0, reason: "Mistake" })).toMatchObject({
      until: null,
    });
    await blockUser(place, alma, { uid: "rook", days: 0, reason: "Mistake" });
    const { docs } = await place.db.collection("audit").get();
    expect(docs.map((each) => each.get("action")).toSorted()).toEqual(["user.block", "user.unblock"]);
    await expect(
      requireUnblocked(place.db, "rook", new Date("2026-11-20T13:00:00Z")),
    ).resolves.toBeUndefined();
  });

  test("is not for moderators, oneself and accounts that do not exist", async () => {
    const place = { ...(await open()), auth };
    await addHunter(place.db, "fabius");
    await addHunter(place.db, "alma");
    const block = { days: 1, reason: "Spam" };
    await expect(blockUser(place, alma, { uid: "fabius", ...block })).rejects.toMatchObject({ status: 403 });
    await expect(blockUser(place, alma, { uid: "alma", ...block })).rejects.toMatchObject({ status: 403 });
    await expect(blockUser(place, alma, { uid: "nobody", ...block })).rejects.toMatchObject({ status: 404 });
  });
});
