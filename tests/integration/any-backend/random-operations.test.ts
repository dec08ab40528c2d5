import { Firestore as EmulatedFirestore } from "@google-cloud/firestore";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { testEnvironment } from "../../support/environment";
import { createInProcessDb } from "../../support/in-process-db";
import { everyAction } from "../../support/soak/actions";
import { runSoak } from "../../support/soak/run-soak";
import { seed } from "../../support/test-size";

/** The store that embedded mode runs on, or a project of its own in the Firestore emulator. */
function openStore(): Firestore {
  if (testEnvironment().backend === "embedded") return createInProcessDb();
  return new EmulatedFirestore({ projectId: `demo-random-${Date.now()}` });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => void vi.restoreAllMocks());

describe("a thousand random operations of everybody", () => {
  test("leave boards, ledgers and audit log as they follow from what was done", async () => {
    const db = openStore();
    const report = await runSoak(db, {
      ...{ seed, actions: everyAction, actionsPerDay: 60 },
      goesOn: (counts) => counts.actions < 1000,
    });
    const { lost, doubled, problems } = report;
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    // A thousand refusals would leave everything right, too.
    const size = async (name: string, field: string, value: unknown) =>
      (await db.collection(name).where(field, "==", value).get()).size;
    const done = {
      verified: await size("runs", "status", "verified"),
      decided: await size("cases", "status", "closed"),
      judged: await size("appeals", "status", "closed"),
      solved: await size("helpRequests", "status", "solved"),
      accepted: await size("guideProposals", "state", "accepted"),
      hunts: (await db.collection("huntSearches").get()).size,
      follows: (await db.collection("follows").get()).size,
      names: (await db.collection("stateNames").get()).size,
      left: report.left,
    };
    expect(Object.entries(done).filter(([, count]) => count === 0)).toEqual([]);
  });
});
