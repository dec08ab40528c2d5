import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/http/api-error";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";
import { submitRunBodySchema } from "@/lib/leaderboards/schema";
import { accountLimits } from "@/lib/limits/account-limits";
import { revokedActor } from "@/tests/support/actors";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addHunter,
  arenaQuest,
  hunterOf,
  moderatorOf,
  nextVideo,
  runBody,
  runContent,
  submitFor,
  verifyRun,
} from "@/tests/support/leaderboards/runs";

const now = () => new Date("2026-11-20T12:00:00Z");

async function open() {
  const place = { db: createInProcessDb(), now };
  for (const uid of ["rook", "sable"]) await addHunter(place.db, uid);
  return place;
}

describe("a submission", () => {
  test.each([
    ["time", "00'00\"00"],
    ["time", "50'00\"01"],
    ["time", "fast"],
    ["time", 24_000],
    ["video", "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ"],
    ["video", "https://vimeo.com/1"],
    ["weapon", "axe"],
    ["platform", "switch"],
    ["ruleset", "any"],
    ["quest", "../users"],
    ["note", "x".repeat(501)],
    ["note", "<img src=x onerror=alert(1)>"],
    ["partners", [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }]],
    ["partners", [{ name: "\u200B\u202E" }]],
    ["partners", [{ name: "x".repeat(33) }]],
    ["partners", [{ uid: "a/b" }]],
    ["splits", Array.from({ length: 11 }, (_, index) => ({ label: `${index}`, timeCs: index + 1 }))],
    ["build", { kind: "code", code: "nonsense" }],
    ["status", "verified"],
    ["key", "x"],
  ])("with %s %j does not fit the schema", (field, value) => {
    expect(submitRunBodySchema.safeParse(runBody({ [field]: value })).success).toBe(false);
  });

  test("has names and notes without marks that turn or hide text", () => {
    const body = submitRunBodySchema.parse(
      runBody({ partners: [{ name: " Wren\u202E \u200B x " }], note: "ok\u202Eko" }),
    );
    expect(body).toMatchObject({ partners: [{ name: "Wren x" }], note: "okko" });
  });

  test.each([
    [{ quest: "no-such-quest" }, "quest"],
    [{ quest: arenaQuest }, "ruleset"],
    [{ ruleset: "arena" }, "ruleset"],
    [{ partners: [{ name: "Wren" }] }, "partners"],
    [{ time: "00'01\"00" }, "time"],
    [{ quest: "planetes-protocol", time: "35'00\"01" }, "time"],
    [{ splits: [{ label: "A", timeCs: 24_000 }] }, "splits"],
    [{ weapon: "lance", build: { kind: "code", code: codeOf(bowLoadout) } }, "build"],
    [{ ruleset: "freestyle", partners: [{ uid: "nobody" }] }, "partners"],
    [{ ruleset: "freestyle", partners: [{ uid: "rook" }] }, "partners"],
    [{ ruleset: "freestyle", partners: [{ uid: "sable" }, { uid: "sable" }] }, "partners"],
  ])("of %j is refused for its %s, and nothing is written", async (changes, path) => {
    const place = await open();
    await expect(submitRun(place, hunterOf("rook"), runContent(changes))).rejects.toMatchObject({
      status: 400,
      details: { issues: [{ path }] },
    });
    for (const name of ["runs", "videoLocks", "limits"])
      expect((await place.db.collection(name).get()).size).toBe(0);
  });

  test("sent fifty times at once is one run", async () => {
    const place = await open();
    const body = runContent();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => submitRun(place, hunterOf("rook"), body)),
    );
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(replies.map(({ run }) => run.id)).size).toBe(1);
    expect((await place.db.collection("runs").get()).size).toBe(1);
  });

  test("is one of ten a day, however many are sent at once", async () => {
    const place = await open();
    const calls = Array.from({ length: 30 }, () => submitRun(place, hunterOf("rook"), runContent()));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      accountLimits["runs-submit"].perDay,
    );
    expect((await place.db.collection("runs").get()).size).toBe(10);
  });

  test("is one of three a day in the first week of an account", async () => {
    const place = await open();
    await addHunter(place.db, "felix", new Date(now().getTime() - 6 * 86_400_000));
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => submitRun(place, hunterOf("felix"), runContent())),
    );
    const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toMatchObject([{ status: 429 }]);
  });

  test("cannot use a video again on its quest in any spelling, until the run is withdrawn", async () => {
    const place = await open();
    const first = await submitFor(place, "rook", { video: "https://youtu.be/abcdefghijk" });
    const again = () =>
      submitFor(place, "rook", { video: "https://m.youtube.com/shorts/abcdefghijk?x=1", weapon: "lance" });
    await expect(again()).rejects.toMatchObject({ status: 409 });
    await withdrawRun(place, hunterOf("rook"), first.id);
    expect((await again()).status).toBe("pending");
  });

  test("cannot use the video of other hunters on any quest, and can use that of a hunt with them", async () => {
    const place = await open();
    const link = { video: "https://youtu.be/oneparty123" };
    const first = await submitFor(place, "rook", {
      ...link,
      ruleset: "freestyle",
      partners: [{ uid: "sable" }],
    });
    const other = { ...link, quest: "planetes-protocol", time: "12'00\"00" };
    await expect(submitFor(place, "wren", other)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Other hunters submitted this video"),
    });
    expect((await submitFor(place, "sable", other)).status).toBe("pending");
    await withdrawRun(place, hunterOf("rook"), first.id);
    // The hunt of Sable still shows it.
    await expect(submitFor(place, "wren", { ...link, weapon: "lance" })).rejects.toMatchObject({
      status: 409,
    });
  });

  test("of a revoked session writes nothing", async () => {
    const place = await open();
    const error = new ApiError(401, "This session has ended.", { code: "unauthenticated" });
    await expect(submitRun(place, revokedActor("rook", error), runContent())).rejects.toBe(error);
    expect((await place.db.collection("runs").get()).size).toBe(0);
  });
});

describe("a party", () => {
  test("is judged after its partner agreed, and goes to both", async () => {
    const place = await open();
    const { id } = await submitFor(place, "rook", { ruleset: "freestyle", partners: [{ uid: "sable" }] });
    await verifyRun(place, id).catch((error) =>
      expect(error).toMatchObject({ details: { reason: "unconfirmed" } }),
    );
    await expect(confirmRun(place, hunterOf("wren"), { id, action: "confirm" })).rejects.toMatchObject({
      status: 403,
    });
    await confirmRun(place, hunterOf("sable"), { id, action: "confirm" });
    await verifyRun(place, id);
    for (const uid of ["rook", "sable"]) {
      const { boards } = (await place.db.doc(`runners/${uid}`).get()).data() ?? {};
      expect(Object.values(boards)).toMatchObject([{ runId: id, points: 0 }]);
      expect((await place.db.doc(`users/${uid}`).get()).get("stats.runs")).toBe(1);
    }
  });

  test("is asked again when the run becomes another one, and not when only the note does", async () => {
    const place = await open();
    const video = nextVideo();
    const body = { ruleset: "freestyle", partners: [{ uid: "sable" }], video };
    const { id } = await submitFor(place, "rook", body);
    await confirmRun(place, hunterOf("sable"), { id, action: "confirm" });
    const correct = async (revision: number, changes: Record<string, unknown>) => {
      const { key, ...content } = runContent({ ...body, ...changes });
      return (await correctRun(place, hunterOf("rook"), { id, revision, content })).run;
    };
    expect(await correct(1, { note: "With meal" })).toMatchObject({ queue: "review", revision: 2 });
    expect(await correct(2, { video: nextVideo() })).toMatchObject({ queue: null, revision: 3 });
    await expect(correct(2, {})).rejects.toMatchObject({ status: 409, details: { revision: 3 } });
    expect((await place.db.collection("videoLocks").get()).size).toBe(3);
  });
});

describe("a correction", () => {
  test("after a moderator has looked makes the decision about the earlier state fail", async () => {
    const place = await open();
    const { id } = await submitFor(place, "rook");
    const { key, ...content } = runContent({ time: "03'00\"00" });
    await correctRun(place, hunterOf("rook"), { id, revision: 1, content });
    const verdict = { id, action: "verify", revision: 1, text: "" } as const;
    await expect(decideRun(place, moderatorOf("alma"), verdict)).rejects.toMatchObject({
      details: { revision: 2 },
    });
  });

  test("of a decided run is refused", async () => {
    const place = await open();
    const { id } = await submitFor(place, "rook");
    await verifyRun(place, id);
    const { key, ...content } = runContent({ time: "01'00\"00" });
    await expect(correctRun(place, hunterOf("rook"), { id, revision: 1, content })).rejects.toMatchObject({
      status: 409,
      details: { reason: "decided" },
    });
    expect((await place.db.doc(`runs/${id}`).get()).get("timeCs")).toBe(24_000);
  });
});
