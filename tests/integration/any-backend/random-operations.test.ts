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
    // Refusals alone would leave everything right, too; of a rare kind there may be none yet, by how calls met.
    const size = async (name: string, field: string, value: unknown) =>
      (await db.collection(name).where(field, "==", value).count().get()).data().count;
    const kinds: [string, (gone: ReadonlySet<string>) => Promise<number>][] = [
      ["runs verified", () => size("runs", "status", "verified")],
      ["cases decided", () => size("cases", "status", "closed")],
      ["appeals judged", () => size("appeals", "status", "closed")],
      ["requests solved", () => size("helpRequests", "status", "solved")],
      ["proposals accepted", () => size("guideProposals", "state", "accepted")],
      ["searches for a hunt", async () => (await db.collection("huntSearches").get()).size],
      ["follows", async () => (await db.collection("follows").get()).size],
      ["names of states", async () => (await db.collection("stateNames").get()).size],
      ["people who left", async (gone) => gone.size],
    ];
    const missing = new Map(kinds);
    const least = getRuns({ small: 600, full: 3000 });
    const report = await runSoak(db, {
      ...{ seed, actions: everyAction, actionsPerDay: 60 },
      goesOn: async ({ counts: { actions }, gone }) => {
        if (actions < least) return true;
        for (const [kind, count] of missing) if ((await count(gone)) > 0) missing.delete(kind);
        return missing.size > 0 && actions < 5 * least;
      },
    });
    const { lost, doubled, problems } = report;
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    expect([...missing.keys()]).toEqual([]);
  });
});
