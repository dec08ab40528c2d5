import { describe, expect, test } from "vitest";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { expireDueRequests, expireRequest } from "@/lib/hunting-help/request/expire-requests.server";
import { readRequest, viewRequest } from "@/lib/hunting-help/request/read-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import {
  addHelper,
  answerFor,
  askFor,
  coinsOf,
  findLedgerProblems,
  helpDay,
  openHelp,
  solveFor,
} from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

describe("approving an answer", () => {
  test("pays 15 coins at once, solves the request and counts on the profile", async () => {
    const place = await openHelp();
    const { request } = await solveFor(place, "rook", "sable");
    expect(request).toMatchObject({ status: "solved", paid: 15, unpaid: null });
    expect(await coinsOf(place, "sable")).toBe(515);
    expect((await place.db.doc("users/sable").get()).get("stats.answers")).toBe(1);
    const entry = await place.db.doc(`users/sable/ledger/help-approved.${request.id}`).get();
    expect(entry.data()).toMatchObject({ amount: 15, reason: "help-approved", ref: request.id });
  });

  test("fifty times at once pays once", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    const calls = Array.from({ length: 50 }, () => approveAnswer(place, hunterOf("rook"), { id, answer }));
    const replies = await Promise.all(calls);
    expect(replies.every(({ request }) => request.approvedAnswer === answer)).toBe(true);
    expect(await coinsOf(place, "sable")).toBe(515);
  });

  test("of two answers at once pays one of them", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const answers = [await answerFor(place, "sable", id), await answerFor(place, "wren", id)];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        approveAnswer(place, hunterOf("rook"), { id, answer: answers[index % 2]?.id ?? "" }),
      ),
    );
    const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ status: 409, details: { reason: "solved" } });
    const paid = Number(await coinsOf(place, "sable")) + Number(await coinsOf(place, "wren"));
    expect(paid).toBe(1015);
  });

  test("is for the asker alone", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    for (const uid of ["sable", "wren"]) {
      await expect(approveAnswer(place, hunterOf(uid), { id, answer })).rejects.toMatchObject({
        status: 403,
      });
    }
    const none = { id, answer: "0".repeat(24) };
    await expect(approveAnswer(place, hunterOf("rook"), none)).rejects.toMatchObject({ status: 404 });
    expect(await coinsOf(place, "sable")).toBe(500);
  });

  test("pays once a day for the same two people, and solves all the same", async () => {
    const place = await openHelp();
    expect((await solveFor(place, "rook", "sable")).request.paid).toBe(15);
    expect((await solveFor(place, "rook", "sable")).request).toMatchObject({
      status: "solved",
      paid: 0,
      unpaid: "pair-limit",
    });
    expect((await solveFor(place, "sable", "rook")).request.paid).toBe(15);
    expect((await solveFor(place, "wren", "sable")).request.paid).toBe(15);
    place.clock.at += helpDay;
    expect((await solveFor(place, "rook", "sable")).request.paid).toBe(15);
    expect((await findLedgerProblems(place)).offenders).toEqual([]);
  });

  test("pays an answerer ten times a day, also when they come at once", async () => {
    const askers = Array.from({ length: 14 }, (_, index) => `asker-${index}`);
    const place = await openHelp([...askers, "sable"]);
    const open = [];
    for (const uid of askers) {
      const { id } = await askFor(place, uid);
      open.push({ uid, id, answer: (await answerFor(place, "sable", id)).id });
    }
    const replies = await Promise.all(
      open.map(({ uid, id, answer }) => approveAnswer(place, hunterOf(uid), { id, answer })),
    );
    expect(replies.filter(({ request }) => request.paid === 15)).toHaveLength(10);
    expect(replies.filter(({ request }) => request.unpaid === "daily-limit")).toHaveLength(4);
    expect(await coinsOf(place, "sable")).toBe(650);
    expect((await place.db.doc("users/sable").get()).get("stats.answers")).toBe(14);
  });

  test("of somebody who has no account any more solves the request and pays nobody", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    await place.db.recursiveDelete(place.db.doc("users/sable"));
    const { request } = await approveAnswer(place, hunterOf("rook"), { id, answer });
    expect(request).toMatchObject({ status: "solved", paid: 0, unpaid: "no-account" });
    expect((await findLedgerProblems(place)).ownerless).toBe(0);
  });

  test("of a request whose time is over pays for three days more", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    place.clock.at += 7 * helpDay;
    await expireRequest(place, id);
    place.clock.at += 3 * helpDay - 1;
    const { request } = await approveAnswer(place, hunterOf("rook"), { id, answer });
    expect(request).toMatchObject({ status: "solved", paid: 15 });
    expect(await coinsOf(place, "sable")).toBe(515);
    expect(await coinsOf(place, "rook")).toBe(470);
  });

  test("is refused when those three days are over", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    place.clock.at += 10 * helpDay;
    await expect(approveAnswer(place, hunterOf("rook"), { id, answer })).rejects.toMatchObject({
      status: 409,
      details: { reason: "expired" },
    });
  });
});

describe("withdrawing a request", () => {
  test("gives the price back before any answer, once", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await Promise.all(Array.from({ length: 20 }, () => withdrawRequest(place, hunterOf("rook"), id)));
    expect(await coinsOf(place, "rook")).toBe(500);
    await expect(withdrawRequest(place, hunterOf("sable"), id)).rejects.toMatchObject({ status: 403 });
  });

  test("gives nothing back after an answer", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await answerFor(place, "sable", id);
    expect((await withdrawRequest(place, hunterOf("rook"), id)).request.status).toBe("withdrawn");
    expect(await coinsOf(place, "rook")).toBe(470);
  });

  test.each([0, 1, 2, 3])("and approving it at once ends in one of the two: order %i", async (order) => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        (index + order) % 2 === 0
          ? withdrawRequest(place, hunterOf("rook"), id)
          : approveAnswer(place, hunterOf("rook"), { id, answer }),
      ),
    );
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    const { status } = (await readRequest(place, id)).request;
    expect(await coinsOf(place, "sable")).toBe(status === "solved" ? 515 : 500);
    expect(await coinsOf(place, "rook")).toBe(470);
    expect(["solved", "withdrawn"]).toContain(status);
  });

  test("and answering it at once never pays back what was answered", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const [answered] = await Promise.allSettled([
      answerFor(place, "sable", id),
      withdrawRequest(place, hunterOf("rook"), id),
    ]);
    expect(await coinsOf(place, "rook")).toBe(answered?.status === "fulfilled" ? 470 : 500);
  });
});

describe("a request after seven days", () => {
  test("without an answer expires when it is read, and gives the price back once", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    place.clock.at += 7 * helpDay - 1;
    expect((await readRequest(place, id)).request.status).toBe("open");
    place.clock.at += 1;
    const replies = await Promise.all(Array.from({ length: 10 }, () => readRequest(place, id)));
    expect(replies.every(({ request }) => request.status === "expired")).toBe(true);
    expect(await coinsOf(place, "rook")).toBe(500);
    expect(await expireRequest(place, id)).toBeNull();
  });

  test("with an answer expires and gives nothing back", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await answerFor(place, "sable", id);
    place.clock.at += 7 * helpDay;
    expect(await expireDueRequests(place)).toEqual({
      expired: 1,
      refunded: 0,
      hasMore: false,
    });
    expect(await coinsOf(place, "rook")).toBe(470);
  });

  test("is found by the batch, which can run several times at once", async () => {
    const place = await openHelp();
    for (const uid of ["rook", "sable", "wren"]) {
      for (let count = 0; count < 9; count += 1) await askFor(place, uid);
    }
    place.clock.at += 7 * helpDay;
    const first = await Promise.all([expireDueRequests(place), expireDueRequests(place)]);
    expect(first.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(600);
    expect(first[0]?.hasMore).toBe(true);
    expect(await expireDueRequests(place)).toMatchObject({ expired: 7, refunded: 210, hasMore: false });
    for (const uid of ["rook", "sable", "wren"]) expect(await coinsOf(place, uid)).toBe(500);
  });

  test("whose asker has no account any more gives nobody anything", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await place.db.recursiveDelete(place.db.doc("users/rook"));
    place.clock.at += 7 * helpDay;
    expect(await expireRequest(place, id)).toEqual({ refunded: 0 });
    expect((await findLedgerProblems(place)).ownerless).toBe(0);
  });
});

describe("closing a request", () => {
  test("hides it, gives the price back once, and leaves it closed when it is allowed again", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await answerFor(place, "sable", id);
    const close = (action: "take-down" | "allow") =>
      moderateHelp(place, moderatorOf("alma"), { id, answer: null, action, reason: "Insults" });
    expect(await close("take-down")).toMatchObject({ takenDown: true, refunded: 30 });
    expect(await close("take-down")).toMatchObject({ refunded: 0 });
    await expect(readRequest(place, id)).rejects.toMatchObject({ status: 404 });
    expect((await viewRequest(place, hunterOf("rook"), id)).takenDown).toBe("Insults");
    await expect(viewRequest(place, hunterOf("wren"), id)).rejects.toMatchObject({ status: 404 });
    await close("allow");
    expect((await readRequest(place, id)).request.status).toBe("closed");
    expect(await coinsOf(place, "rook")).toBe(500);
  });

  test("of a solved request takes nothing back", async () => {
    const place = await openHelp();
    const { request } = await solveFor(place, "rook", "sable");
    const closing = { id: request.id, answer: null, action: "take-down", reason: "Insults" } as const;
    expect((await moderateHelp(place, moderatorOf("alma"), closing)).refunded).toBe(0);
    expect(await coinsOf(place, "sable")).toBe(515);
    expect(await coinsOf(place, "rook")).toBe(470);
  });

  test("is not for the asker", async () => {
    const place = await openHelp([]);
    await addHelper(place.db, "alma");
    const { id } = await askFor(place, "alma");
    const closing = { id, answer: null, action: "take-down", reason: "x" } as const;
    await expect(moderateHelp(place, moderatorOf("alma"), closing)).rejects.toMatchObject({ status: 403 });
  });
});

describe("notifications", () => {
  const kindsOf = async ({ db }: Awaited<ReturnType<typeof openHelp>>, uid: string) => {
    const { docs } = await db.collection(`users/${uid}/notifications`).get();
    return docs.map((each) => [each.get("kind"), each.get("count"), each.get("values.coins")]).toSorted();
  };

  test("tell the asker of answers in one bundle, and the answerer of thanks and coins", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { id: answer } = await answerFor(place, "sable", id);
    await answerFor(place, "wren", id);
    await thankAnswer(place, hunterOf("rook"), { id, answer });
    await approveAnswer(place, hunterOf("rook"), { id, answer });
    expect(await kindsOf(place, "rook")).toEqual([["answer-received", 2, undefined]]);
    expect(await kindsOf(place, "sable")).toEqual([
      ["answer-approved", 1, "15"],
      ["answer-thanked", 1, undefined],
      ["badge-earned", 1, undefined],
    ]);
    expect((await place.db.doc("users/sable").get()).get("unread")).toBe(3);
  });

  test("tell the asker of a refund and of a closed request", async () => {
    const place = await openHelp();
    await askFor(place, "rook");
    place.clock.at += 7 * helpDay;
    await expireDueRequests(place);
    await expireDueRequests(place);
    const { id } = await askFor(place, "rook");
    const closing = { id, answer: null, action: "take-down", reason: "Insults" } as const;
    await moderateHelp(place, moderatorOf("alma"), closing);
    expect(await kindsOf(place, "rook")).toEqual([
      ["request-closed", 1, undefined],
      ["request-expired", 1, "30"],
    ]);
  });
});
