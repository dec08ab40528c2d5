import { describe, expect, test } from "vitest";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { describeNotification } from "@/lib/notifications/kinds";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  submitFor,
  verifyRun,
} from "@/tests/support/leaderboards/runs";

function open() {
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}

type Place = ReturnType<typeof open>;

/** What a person was told of runs, oldest first. */
async function listTexts(place: Place, uid: string) {
  const { notifications } = await listNotifications(place, hunterOf(uid), undefined);
  const ofRuns = notifications.filter(({ kind }) => kind !== "badge-earned");
  return ofRuns.map((each) => describeNotification(each).text).toReversed();
}

async function reject(place: Place, id: string) {
  await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
  const verdict = { action: "reject", reason: "video-cut", text: "See 00:41.", revision: 1 } as const;
  await decideRun(place, moderatorOf("alma"), { id, ...verdict });
}

describe("a run", () => {
  test("tells its runner once when it is verified, not at the first of two looks", async () => {
    const place = open();
    const id = await addVerified(place, "rook");
    expect(await listTexts(place, "rook")).toEqual([
      "Your run of 1,000 Shimmering Swords in 04'00\"00 was verified.",
    ]);
    await verifyRun(place, id);
    expect(await listTexts(place, "rook")).toHaveLength(1);
  });

  test("tells the former holder of the record, once for all the boards that it led", async () => {
    const place = open();
    await addVerified(place, "sable", { time: "05'00\"00" });
    await addVerified(place, "rook", { time: "04'00\"00" });
    expect(await listTexts(place, "sable")).toContain(
      "Your record in 1,000 Shimmering Swords fell by 01'00\"00, to 04'00\"00.",
    );
    expect(await listTexts(place, "sable")).toHaveLength(2);
    expect(await listTexts(place, "rook")).toHaveLength(1);
  });

  test("tells nobody of a lost record where it is tied, slower or one's own", async () => {
    const place = open();
    await addVerified(place, "sable", { time: "05'00\"00" });
    await addVerified(place, "rook", { time: "05'00\"00" });
    await addVerified(place, "wren", { time: "06'00\"00" });
    await addVerified(place, "wren", { time: "05'30\"00" });
    for (const uid of ["sable", "rook"]) {
      expect((await listTexts(place, uid)).join(" ")).not.toContain("Your record");
    }
  });

  test("tells its runner why it was rejected, and how the appeal ended", async () => {
    const place = open();
    const { id } = await submitFor(place, "rook");
    await reject(place, id);
    await appealRun(place, hunterOf("rook"), { id, text: "It is a loading screen." });
    await claimRun(place, moderatorOf("fabius"), { id, action: "claim" });
    await decideRun(place, moderatorOf("fabius"), { id, action: "deny-appeal", text: "No.", revision: 1 });
    expect(await listTexts(place, "rook")).toEqual([
      "Your run of 1,000 Shimmering Swords in 04'00\"00 was rejected: the video is cut, sped up or incomplete.",
      "Your appeal for 1,000 Shimmering Swords was denied.",
    ]);
  });

  test("asks partners with accounts, and tells the submitter what they answer", async () => {
    const place = open();
    for (const uid of ["sable", "wren"]) await addHunter(place.db, uid);
    const partners = [{ uid: "sable" }, { uid: "wren" }, { name: "Guest" }];
    const { id } = await submitFor(place, "rook", { ruleset: "freestyle", partners });
    await confirmRun(place, hunterOf("sable"), { id, action: "confirm" });
    await confirmRun(place, hunterOf("wren"), { id, action: "decline" });
    expect(await listTexts(place, "sable")).toEqual([
      "You were named in a run of 1,000 Shimmering Swords. Confirm or decline it.",
    ]);
    expect(await listTexts(place, "rook")).toEqual([
      "A partner confirmed your run of 1,000 Shimmering Swords.",
      "A partner declined your run of 1,000 Shimmering Swords.",
    ]);
  });
});
