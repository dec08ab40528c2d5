import { describe, expect, test } from "vitest";
import { personalDocuments } from "@/lib/account-data/personal-documents.server";
import { chooseChallenge, listChallenges } from "@/lib/admin/challenges.server";
import { writeCheck } from "@/lib/admin/checks.server";
import { listAuditPage } from "@/lib/admin/list-audit-page.server";
import { readHealth } from "@/lib/admin/read-health.server";
import { auditQuerySchema } from "@/lib/admin/schema";
import { writeAuditAlone } from "@/lib/audit/write-audit.server";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { readChallenge } from "@/lib/leaderboards/board/read-quests.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { markNetwork, readNetworkMarks } from "@/lib/users/network-marks.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, addVerified, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const fabius = { ...actorOf("fabius"), admin: true, creator: true };

function open() {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-18T12:00:00Z");
  return {
    db,
    now: () => {
      at += 1000;
      return new Date(at);
    },
  };
}

describe("the weekly challenge", () => {
  const chosen = { quest: soloQuest, ruleset: "ta", why: "Event in the game." } as const;

  test("can be chosen, and runs of that week belong to it", async () => {
    const place = open();
    const { weeks } = await listChallenges(place, fabius);
    expect(weeks).toHaveLength(8);
    const week = weeks[0]?.week ?? "";
    const after = await chooseChallenge(place, fabius, { week, ...chosen });
    expect(after.weeks[0]).toMatchObject({
      quest: soloQuest,
      ruleset: "ta",
      isChosen: true,
      canChange: true,
    });
    expect(await readChallenge(place, undefined)).toMatchObject({ quest: soloQuest, winners: [] });
    const run = await addVerified(place, "rook");
    expect(readRun(await getRunRef(place.db, run).get())?.boardIds).toContain(`challenge_${week}`);
    expect((await readChallenge(place, undefined)).winners).toHaveLength(1);
    expect((await checkBoards(place.db)).differences).toEqual([]);
    const { docs } = await place.db.collection("audit").where("action", "==", "challenge.set").get();
    expect(docs.map((document) => document.get("why"))).toEqual(["Event in the game."]);
  });

  test("stays as it is once a run was submitted for it", async () => {
    const place = open();
    const week = (await listChallenges(place, fabius)).weeks[0]?.week ?? "";
    await chooseChallenge(place, fabius, { week, ...chosen });
    await submitFor(place, "rook");
    await expect(
      chooseChallenge(place, fabius, { week, ...chosen, ruleset: "freestyle" }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await listChallenges(place, fabius)).weeks[0]).toMatchObject({ canChange: false });
  });

  test.each([{ week: "2026-W40" }, { week: "2027-W40" }, { quest: "no-such-quest" }])(
    "with %j is refused",
    async (changes) => {
      const place = open();
      await expect(
        chooseChallenge(place, fabius, { week: "2026-W48", ...chosen, ...changes }),
      ).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe("the audit log", () => {
  async function fill() {
    const place = open();
    await addHunter(place.db, "alma");
    for (let day = 1; day <= 9; day += 1) {
      await writeAuditAlone(place.db, {
        actor: day % 2 === 0 ? "alma" : "command-line",
        action: day % 3 === 0 ? "role.set" : "user.warn",
        target: "users/rook",
        subject: day > 5 ? "rook" : "sable",
        ...{ before: {}, after: {}, why: `day ${day}`, at: new Date(`2026-11-0${day}T12:00:00Z`) },
      });
    }
    return place;
  }

  test.each([
    [{}, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ action: "role.set" }, [9, 6, 3]],
    [{ actor: "alma" }, [8, 6, 4, 2]],
    [{ subject: "rook" }, [9, 8, 7, 6]],
    [{ from: "2026-11-03", to: "2026-11-04" }, [4, 3]],
    [{ action: "user.warn", actor: "alma", subject: "rook", from: "2026-11-08" }, [8]],
  ])("by %j has these days, the latest first", async (query, days) => {
    const { entries, names } = await listAuditPage(await fill(), fabius, auditQuerySchema.parse(query));
    expect(entries.map(({ why }) => why)).toEqual(days.map((day) => `day ${day}`));
    expect(names["command-line"]).toBeUndefined();
  });

  test("names the people of a page, and those who are gone as former hunters", async () => {
    const { names } = await listAuditPage(await fill(), fabius, auditQuerySchema.parse({}));
    expect(names).toEqual({ alma: "alma", rook: "Former hunter", sable: "Former hunter" });
  });
});

describe("health", () => {
  test("has the queues with their oldest, the latest checks and what came on each day", async () => {
    const place = open();
    await addHunter(place.db, "rook", new Date("2026-11-17T10:00:00Z"));
    await submitFor(place, "rook");
    await writeCheck(place.db, "ledger", { problems: 0, checked: 12 }, new Date("2026-11-18T00:00:00Z"));
    const health = await readHealth(place, fabius, "1.2.3");
    expect(health.queues).toMatchObject([
      { queue: "reports", open: 0, oldest: null },
      { queue: "runs", open: 1, oldest: expect.stringMatching(/^2026-11-18/) },
      { queue: "appeals", open: 0, oldest: null },
    ]);
    expect(health.checks).toEqual({
      ledger: { at: "2026-11-18T00:00:00.000Z", problems: 0, checked: 12 },
      boards: null,
      audit: null,
    });
    expect(health.days).toHaveLength(14);
    expect(health.days.at(-1)).toMatchObject({ day: "2026-11-17", accounts: 1, runs: 0 });
    expect(health.versions.site).toBe("1.2.3");
  });
});

describe("a network", () => {
  const secret = "s".repeat(32);

  test("is remembered as a keyed hash for 30 days, and goes with the account", async () => {
    const place = open();
    for (const uid of ["rook", "sable"]) await markNetwork(place, uid, "203.0.113.7", secret);
    await markNetwork(place, "wren", "198.51.100.1", secret);
    const marks = await readNetworkMarks(place.db, ["rook", "sable", "wren"], place.now());
    expect(marks.get("rook")).toEqual(marks.get("sable"));
    expect(marks.get("rook")).not.toEqual(marks.get("wren"));
    const { docs } = await place.db.collection("networks").get();
    expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain("203.0");
    const later = new Date(place.now().getTime() + 30 * 86_400_000);
    expect((await readNetworkMarks(place.db, ["rook"], later)).size).toBe(0);
    await eraseDocuments(place, personalDocuments.networks, "rook");
    expect((await readNetworkMarks(place.db, ["rook"], place.now())).size).toBe(0);
  });

  test("is not stored without a secret, or where it is not known", async () => {
    const place = open();
    await markNetwork(place, "felix", "203.0.113.9", "");
    await markNetwork(place, "felix", "unknown", secret);
    expect((await place.db.collection("networks").get()).empty).toBe(true);
  });
});
