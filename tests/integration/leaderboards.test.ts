import { beforeEach, describe, expect, test } from "vitest";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import {
  boardResponseSchema,
  ownRunsResponseSchema,
  questsResponseSchema,
  readRunResponseSchema,
  submissionsResponseSchema,
  submittedRunResponseSchema,
  viewRunResponseSchema,
} from "@/lib/leaderboards/schema";
import { createMember, createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import {
  createModerators,
  createServedBody,
  postRun,
  servedQuest,
  submitServedRun,
  verifyServedRun,
} from "../support/leaderboards/served-runs";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

/** A board that the demo has no runs on. */
const quest = servedQuest;
const board = `${quest}_freestyle_bow_xbox_1`;

const get = (path: string, account?: SignedInAccount) =>
  callApi(`/api/leaderboards${path}`, account ? { token: account.idToken } : {});
const post = postRun;
const createBody = createServedBody;
const submit = submitServedRun;

beforeEach(awayFromMidnight);

describe("a run", () => {
  test("is submitted, claimed, verified by two, shown to everybody, and gone when it is deleted", async () => {
    const [runner, moderators] = await Promise.all([createMember(), createModerators()]);
    const run = await submit(runner, { time: "0:30.00" });
    expect(run).toMatchObject({ status: "pending", queue: "review", timeCs: 3000, boardId: board });
    expect((await get(`/runs/${run.id}`)).status).toBe(404);
    const view = viewRunResponseSchema.parse((await get(`/runs/${run.id}/viewer`, runner)).body);
    expect(view.events.map(({ what }) => what)).toEqual(["submit"]);

    await verifyServedRun(run.id, moderators);
    const shown = await get(`/runs/${run.id}`);
    expect(shown.headers.get("cache-control")).toContain("s-maxage=1");
    expect(readRunResponseSchema.parse(shown.body).standing?.place).toBe(1);
    const rows = async () => boardResponseSchema.parse((await get(`/boards/${board}`)).body).rows;
    expect((await rows()).map(({ runId }) => runId)).toContain(run.id);
    expect((await get(`/runners/${runner.uid}`)).body).toMatchObject({
      name: runner.displayName,
      boards: [{ boardId: board }],
    });
    const { quests } = questsResponseSchema.parse((await get("/quests")).body);
    expect(quests.find((each) => each.quest === quest)?.runs).toBeGreaterThan(0);
    const log = submissionsResponseSchema.parse((await get(`/submissions?quest=${quest}`)).body);
    expect(log.runs.map(({ id }) => id)).toContain(run.id);

    const removed = await callApi(`/api/leaderboards/runs/${run.id}`, {
      method: "DELETE",
      token: runner.idToken,
    });
    expect(removed.status).toBe(200);
    expect((await rows()).map(({ runId }) => runId)).not.toContain(run.id);
    expect((await get(`/runs/${run.id}`)).status).toBe(404);
    expect((await get(`/runners/${runner.uid}`)).body).toMatchObject({ name: null, points: 0, boards: [] });
  });

  test("sent fifty times at once is one", async () => {
    const runner = await createSignedIn();
    const body = createBody();
    const replies = await Promise.all(Array.from({ length: 50 }, () => post("/runs", runner, body)));
    const parsed = replies.map((reply) => submittedRunResponseSchema.parse(reply.body));
    expect(parsed.filter(({ created }) => created)).toHaveLength(1);
    const own = ownRunsResponseSchema.parse((await get("/mine", runner)).body);
    expect(own.runs).toHaveLength(1);
  });

  test("is one of three on an account's first day", async () => {
    const runner = await createSignedIn();
    const replies = await Promise.all(Array.from({ length: 5 }, () => post("/runs", runner, createBody())));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
  });

  test.each([
    [{ time: "50'00\"01" }, "time"],
    [{ quest: "no-such-quest" }, "quest"],
    [{ ruleset: "arena" }, "ruleset"],
    [{ video: "https://youtu.be.evil.test/abcdefghijk" }, "video"],
    [{ partners: [{ uid: "nobody-there" }] }, "partners"],
    [{ note: "<script>alert(1)</script>" }, "note"],
  ])("with %j is refused", async (changes, path) => {
    const reply = await post("/runs", await createSignedIn(), createBody(changes));
    expect(reply).toMatchObject({ status: 400, body: { code: "bad-request", issues: [{ path }] } });
  });

  test("of an address that is not verified is refused", async () => {
    const newcomer = await createSignedIn({ emailVerified: false });
    expect(await post("/runs", newcomer, createBody())).toMatchObject({
      status: 403,
      body: { code: "email-unverified" },
    });
  });
});

describe("moderation", () => {
  test("is for creators whose role still holds", async () => {
    const [runner, creator] = await Promise.all([
      createSignedIn(),
      createSignedIn({ claims: { creator: true } }),
    ]);
    const { id } = await submit(runner);
    expect((await get("/queue", runner)).status).toBe(403);
    expect((await post(`/runs/${id}/claim`, runner, { action: "claim" })).status).toBe(403);
    expect((await get("/queue", creator)).status).toBe(200);
    await (await getAdminAuth()).setCustomUserClaims(creator.uid, {});
    expect((await post(`/runs/${id}/claim`, creator, { action: "claim" })).status).toBe(403);
    expect((await testStore().readDoc(`runs/${id}`))?.claim).toBeNull();
  });

  test("rejects with a reason, and another moderator answers the appeal", async () => {
    const [runner, [first, second]] = await Promise.all([createSignedIn(), createModerators()]);
    const { id } = await submit(runner, { time: "30'00\"00" });
    await post(`/runs/${id}/claim`, first, { action: "claim" });
    const body = { action: "reject", revision: 1, reason: "video-cut", text: "A jump at 00:41." };
    expect((await post(`/runs/${id}/decision`, first, body)).body).toMatchObject({
      run: { status: "rejected" },
    });
    expect((await post(`/runs/${id}/appeal`, runner, { text: "A loading screen." })).status).toBe(200);
    expect((await post(`/runs/${id}/appeal`, runner, { text: "Again." })).status).toBe(409);
    expect((await post(`/runs/${id}/claim`, first, { action: "claim" })).status).toBe(403);
    expect((await post(`/runs/${id}/claim`, second, { action: "claim" })).status).toBe(200);
    const answer = { action: "deny-appeal", revision: 1, text: "It is a cut." };
    expect((await post(`/runs/${id}/decision`, second, answer)).body).toMatchObject({
      run: { status: "rejected", appeal: { state: "denied", answer: "It is a cut." } },
    });
  });
});

describe("what everybody may read", () => {
  test.each(["/quests", "/ranking", "/submissions", "/challenge", "/moderators", `/boards/${board}`])(
    "%s needs no account",
    async (path) => {
      const reply = await get(path);
      expect(reply).toMatchObject({ status: 200, body: { message: "OK" } });
      expect(reply.headers.get("cache-control")).toContain("s-maxage=1");
    },
  );

  test.each([
    ["json", "application/json"],
    ["csv", "text/csv"],
    ["atom", "application/atom+xml"],
  ])("a board is there as %s from any origin", async (format, type) => {
    const reply = await get(`/boards/${board}/feed?format=${format}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain(type);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each([
    "/boards/nonsense",
    "/ranking?cursor=x",
    "/submissions?status=pending",
    "/runs/x",
    "/challenge?week=2026",
  ])("%s is refused", async (path) => expect((await get(path)).status).toBe(400));
});
