import { Firestore as EmulatedFirestore } from "@google-cloud/firestore";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Firestore } from "@/lib/firebase/admin.server";
import { testEnvironment } from "../../support/environment";
import { createInProcessDb } from "../../support/in-process-db";
import { everyAction } from "../../support/soak/actions";
import { runSoak } from "../../support/soak/run-soak";
import { getRuns, seed } from "../../support/test-size";

/** The store that embedded mode runs on, or a project of its own in the Firestore emulator. */
function openStore(): Firestore {
  if (testEnvironment().backend === "embedded") return createInProcessDb();
  return new EmulatedFirestore({ projectId: `demo-random-${Date.now()}` });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => void vi.restoreAllMocks());

describe("random operations of everybody", () => {
  test("leave boards, ledgers and audit log as they follow from what was done", async () => {
    const db = openStore();
    const report = await runSoak(db, {
      ...{ seed, actions: everyAction, actionsPerDay: 60 },
      goesOn: (counts) => counts.actions < getRuns({ small: 600, full: 3000 }),
    });
    const { lost, doubled, problems } = report;
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    // Refusals alone would leave everything right, too. Of one rare kind a run may have none, by how its calls met.
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
    const none = Object.entries(done).filter(([, count]) => count === 0);
    expect(none.length, JSON.stringify(none)).toBeLessThan(2);
  });
});
