import { describe, expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { editAnswer, withdrawAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { markHelpful } from "@/lib/hunting-help/answer/mark-helpful.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { eraseHelp, personalHelp } from "@/lib/hunting-help/erase-help.server";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { listHistory, readRequest, viewRequest } from "@/lib/hunting-help/request/read-request.server";
import { maxEdits } from "@/lib/hunting-help/rules";
import { postAnswerBodySchema, readRequestResponseSchema } from "@/lib/hunting-help/schema";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import {
  addHelper,
  answerBody,
  answerFor,
  answerOf,
  askFor,
  coinsOf,
  helpDay,
  openHelp,
  solveFor,
  supportOf,
} from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

const build = { kind: "code", code: codeOf(bowLoadout) };
const offer = { when: "2026-11-20T20:00:00.000Z", platform: "pc", session: "ABCD-1234" };

describe("an answer", () => {
  test.each([
    ["body", ""],
    ["build", { kind: "code", code: "nonsense" }],
    ["build", { kind: "build", id: "../users" }],
    ["offer", { ...offer, session: "x".repeat(41) }],
    ["isApproved", true],
    ["uid", "sable"],
  ])("with %s %j does not fit the schema", (field, value) => {
    expect(postAnswerBodySchema.safeParse(answerBody({ [field]: value })).success).toBe(false);
  });

  test("is shown with its build to everybody", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await answerFor(place, "sable", id, { build });
    const reply = await readRequest(place, id);
    expect(readRequestResponseSchema.parse(reply)).toEqual(reply);
    expect(reply).toMatchObject({
      request: { answerCount: 1, monsterName: "Rathalos" },
      answers: [{ author: { displayName: "sable" }, attached: { weapon: "bow" } }],
    });
  });

  test("is one for each account, however often it is sent", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const body = answerOf();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => postAnswer(place, hunterOf("sable"), id, body)),
    );
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    await expect(answerFor(place, "sable", id)).rejects.toMatchObject({
      status: 409,
      details: { reason: "answered" },
    });
    expect((await readRequest(place, id)).request.answerCount).toBe(1);
  });

  test("to one's own request is refused", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await expect(answerFor(place, "rook", id)).rejects.toMatchObject({ status: 403 });
  });

  test("cannot carry a build that nobody may see, or an offer where a build was asked for", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const hidden = { kind: "build", id: "0".repeat(24) };
    await expect(answerFor(place, "sable", id, { build: hidden })).rejects.toMatchObject({ status: 404 });
    await expect(answerFor(place, "sable", id, { offer })).rejects.toMatchObject({ status: 400 });
  });

  test("with the same longer text in another request is refused", async () => {
    const place = await openHelp();
    const [first, second] = [await askFor(place, "rook"), await askFor(place, "wren")];
    const body = "Visit my guide, it has all that you need.";
    await answerFor(place, "sable", first.id, { body });
    await expect(answerFor(place, "sable", second.id, { body, build })).rejects.toMatchObject({
      details: { reason: "repeated" },
    });
  });

  test("is one of ten a day in the first week of an account", async () => {
    const place = await openHelp([]);
    await addHelper(place.db, "rook", { coins: 1000 });
    await addHelper(place.db, "wren", { coins: 1000 });
    await addHelper(place.db, "felix", { createdAt: new Date(place.clock.at - helpDay) });
    const asked = [];
    for (const uid of ["rook", "wren"]) {
      for (let count = 0; count < 6; count += 1) asked.push(await askFor(place, uid));
    }
    const results = await Promise.allSettled(asked.map(({ id }) => answerFor(place, "felix", id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  test("after the time of the request is refused", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    place.clock.at += 7 * helpDay;
    await expect(answerFor(place, "sable", id)).rejects.toMatchObject({ details: { reason: "expired" } });
  });
});

describe("the session of an offer", () => {
  test("is seen by the asker and whoever wrote it, and by nobody else", async () => {
    const place = await openHelp();
    const { id } = (await postRequest(place, hunterOf("rook"), supportOf())).request;
    const { id: answer } = await answerFor(place, "sable", id, { offer });
    place.clock.at += 1000;
    await answerFor(place, "wren", id, { offer: { ...offer, session: "WREN-1" } });
    const shown = await readRequest(place, id);
    expect(shown.answers[0]?.offer).toEqual({
      when: "2026-11-20T20:00:00.000Z",
      platform: "pc",
      hasSession: true,
    });
    expect(JSON.stringify(shown)).not.toContain("ABCD-1234");
    const sessions = async (uid: string) =>
      Object.values((await viewRequest(place, hunterOf(uid), id)).sessions);
    expect(await sessions("rook")).toEqual(["ABCD-1234", "WREN-1"]);
    expect(await sessions("sable")).toEqual(["ABCD-1234"]);
    expect(await sessions("wren")).toEqual(["WREN-1"]);
    expect(await sessions("harth")).toEqual([]);
    expect((await viewRequest(place, hunterOf("sable"), id)).ownAnswer).toBe(answer);
  });
});

describe("changing an answer", () => {
  const edit = (
    place: Parameters<typeof editAnswer>[0],
    uid: string,
    id: string,
    answer: string,
    version = 1,
  ) => {
    const { key, ...content } = answerOf();
    return editAnswer(place, hunterOf(uid), { id, answer, version, content });
  };

  test("saves the version before, until it is approved", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const answer = await answerFor(place, "sable", id, { body: "Use a lance." });
    expect((await edit(place, "sable", id, answer.id)).answer.version).toBe(2);
    const { versions } = await listHistory(place, { id, target: answer.id });
    expect(versions).toMatchObject([{ version: 1, body: "Use a lance." }]);
    await expect(edit(place, "wren", id, answer.id, 2)).rejects.toMatchObject({ status: 403 });
    await expect(edit(place, "sable", id, answer.id, 1)).rejects.toMatchObject({ details: { version: 2 } });

    const solved = await solveFor(place, "rook", "sable");
    const approved = solved.request.approvedAnswer ?? "";
    await expect(edit(place, "sable", solved.request.id, approved)).rejects.toMatchObject({
      details: { reason: "solved" },
    });
  });

  test("cannot take an approved answer back, which stays paid", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    await approveAnswer(place, hunterOf("rook"), { id, answer });
    const taken = withdrawAnswer(place, hunterOf("sable"), { id, answer });
    await expect(taken).rejects.toMatchObject({ status: 409, message: expect.stringContaining("approved") });
  });

  test("has twenty edits of one answer, and not one more", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    const editTo = (version: number) => {
      const content = { body: `Edit number ${version}`, build: null, offer: null };
      return editAnswer(place, hunterOf("sable"), { id, answer, version, content });
    };
    for (let version = 1; version <= maxEdits; version++) await editTo(version);
    await expect(editTo(maxEdits + 1)).rejects.toMatchObject({ status: 409 });
  });

  test("takes it back, and lets the account answer again", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const answer = { id, answer: (await answerFor(place, "sable", id)).id };
    await expect(withdrawAnswer(place, hunterOf("rook"), answer)).rejects.toMatchObject({ status: 403 });
    await withdrawAnswer(place, hunterOf("sable"), answer);
    await withdrawAnswer(place, hunterOf("sable"), answer);
    expect(await readRequest(place, id)).toMatchObject({ request: { answerCount: 0 }, answers: [] });
    await answerFor(place, "sable", id);
    expect((await readRequest(place, id)).answers).toHaveLength(1);
  });
});

describe("answers that were withdrawn", () => {
  const answerAndWithdraw = async (place: Parameters<typeof answerFor>[0], uid: string, id: string) => {
    const { id: answer } = await answerFor(place, uid, id);
    await withdrawAnswer(place, hunterOf(uid), { id, answer });
  };

  test("keep nobody else from answering, nor from being read, however many there were", async () => {
    const others = Array.from({ length: 45 }, (_, index) => `hunter-${index}`);
    const place = await openHelp(["rook", "sable", ...others]);
    const { id } = await askFor(place, "rook");
    for (const uid of others) {
      await answerAndWithdraw(place, uid, id);
      place.clock.at += 1000;
    }
    const { id: answer } = await answerFor(place, "sable", id);
    const reply = await readRequest(place, id);
    expect(reply).toMatchObject({ request: { answerCount: 1 }, answers: [{ id: answer }] });
    expect((await viewRequest(place, hunterOf("sable"), id)).ownAnswer).toBe(answer);
    expect((await viewRequest(place, hunterOf("hunter-0"), id)).ownAnswer).toBeNull();
  });

  test("can be followed by four others of the same account", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    for (let time = 0; time < 4; time += 1) await answerAndWithdraw(place, "sable", id);
    // An edit is no further answer.
    const fifth = await answerFor(place, "sable", id);
    const { key, ...content } = answerOf();
    const change = { id, answer: fifth.id, version: fifth.version, content };
    await editAnswer(place, hunterOf("sable"), change);
    await withdrawAnswer(place, hunterOf("sable"), { id, answer: fifth.id });
    await expect(answerFor(place, "sable", id)).rejects.toMatchObject({
      status: 409,
      details: { reason: "answered-often" },
    });
    await answerFor(place, "wren", id);
  });

  test("leave a request full while forty stand", async () => {
    const others = Array.from({ length: 41 }, (_, index) => `hunter-${index}`);
    const place = await openHelp(["rook", ...others]);
    const { id } = await askFor(place, "rook");
    const last = others.pop() ?? "";
    const answers = [];
    for (const uid of others) answers.push(await answerFor(place, uid, id));
    await expect(answerFor(place, last, id)).rejects.toMatchObject({ details: { reason: "full" } });
    await withdrawAnswer(place, hunterOf("hunter-7"), { id, answer: answers[7]?.id ?? "" });
    await answerFor(place, last, id);
    expect((await readRequest(place, id)).answers).toHaveLength(40);
  });
});

describe("thanks", () => {
  test("are the asker's, cost nothing and count once", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const answer = { id, answer: (await answerFor(place, "sable", id)).id };
    await expect(thankAnswer(place, hunterOf("wren"), answer)).rejects.toMatchObject({ status: 403 });
    for (let time = 0; time < 2; time += 1) {
      expect((await thankAnswer(place, hunterOf("rook"), answer)).answer.isThanked).toBe(true);
    }
    expect(await coinsOf(place, "sable")).toBe(500);
    expect(await coinsOf(place, "rook")).toBe(470);
  });
});

describe("whom an answer helped", () => {
  const people = Array.from({ length: 8 }, (_, index) => `hunter-${index}`);

  test("is counted once each, orders answers after the approved one, and moves no coins", async () => {
    const place = await openHelp(["rook", "sable", "wren", "harth", ...people]);
    const { id } = await askFor(place, "rook");
    const answers = [];
    for (const uid of ["sable", "wren", "harth"]) {
      place.clock.at += 1000;
      answers.push((await answerFor(place, uid, id)).id);
    }
    const [first = "", second = "", third = ""] = answers;
    const mark = (uid: string, answer: string, isHelpful = true) =>
      markHelpful(place, hunterOf(uid), { id, answer, isHelpful });
    await Promise.all(people.flatMap((uid) => [mark(uid, third), mark(uid, third)]));
    await mark("hunter-0", second);
    const order = async () =>
      (await readRequest(place, id)).answers.map((each) => [each.id, each.helpfulCount]);
    expect(await order()).toEqual([
      [third, 8],
      [second, 1],
      [first, 0],
    ]);
    expect((await viewRequest(place, hunterOf("hunter-0"), id)).helpful.toSorted()).toEqual(
      [second, third].toSorted(),
    );
    await mark("hunter-0", second, false);
    expect((await mark("hunter-0", second, false)).answer.helpfulCount).toBe(0);
    await approveAnswer(place, hunterOf("rook"), { id, answer: first });
    expect((await order()).map(([answer]) => answer)).toEqual([first, third, second]);
    expect(await coinsOf(place, "harth")).toBe(500);
    expect(JSON.stringify(await readRequest(place, id))).not.toContain("hunter-1");
  });

  test("is not for the author or the asker to say, and nothing that is not public has it", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    const mark = (uid: string, target = answer) =>
      markHelpful(place, hunterOf(uid), { id, answer: target, isHelpful: true });
    await expect(mark("sable")).rejects.toMatchObject({ status: 403, details: { reason: "own-answer" } });
    await expect(mark("rook")).rejects.toMatchObject({ status: 403 });
    await expect(mark("wren", "0".repeat(24))).rejects.toMatchObject({ status: 404 });
    await withdrawAnswer(place, hunterOf("sable"), { id, answer });
    await expect(mark("wren")).rejects.toMatchObject({ status: 404 });
  });

  test("goes with an account", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    await markHelpful(place, hunterOf("wren"), { id, answer, isHelpful: true });
    expect(await countTraces(place.db, "wren")).toBeGreaterThan(1);
    await eraseHelp(place, "wren");
    expect((await readRequest(place, id)).answers).toMatchObject([{ helpfulCount: 0 }]);
    expect((await personalHelp.helpfulAnswers.listOf(place.db, "wren").get()).docs).toEqual([]);
  });
});

describe("a moderator", () => {
  test("hides one answer, which then does not count, and shows it again", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    const moderate = (action: "take-down" | "allow", uid = "alma") =>
      moderateHelp(place, moderatorOf(uid), { id, answer, action, reason: "Spam" });
    await expect(moderate("take-down", "sable")).rejects.toMatchObject({ status: 403 });
    await moderate("take-down");
    expect(await readRequest(place, id)).toMatchObject({ request: { answerCount: 0 }, answers: [] });
    expect((await viewRequest(place, hunterOf("sable"), id)).takenDown).toBe("Spam");
    await expect(answerFor(place, "sable", id)).rejects.toMatchObject({ status: 409 });
    await moderate("allow");
    expect((await readRequest(place, id)).request.answerCount).toBe(1);
    expect((await place.db.collection("audit").get()).docs.map((each) => each.get("action"))).toEqual(
      expect.arrayContaining(["help.take-down", "help.allow"]),
    );
  });
});
