import { describe, expect, test } from "vitest";
import { demoAccounts } from "@/lib/demo/accounts";
import { demoModerators, getDemoRunners } from "@/lib/demo/runners";
import { seedNames } from "@/lib/demo/seed-names.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { findNameProblem, foldName } from "@/lib/users/name-rules";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const people = [...demoAccounts, ...getDemoRunners(), ...demoModerators];
const now = () => new Date("2026-11-20T12:00:00Z");

describe("the names of the demo", () => {
  test("are all different, and each could be chosen", () => {
    expect(new Set(people.map(({ displayName }) => foldName(displayName))).size).toBe(people.length);
    expect(people.filter(({ displayName }) => findNameProblem(displayName) !== null)).toEqual([]);
  });

  test("belong to those who have them, so that nobody signs up as one of them", async () => {
    const db = createInProcessDb();
    for (const { uid, displayName } of people) {
      await getUserRef(db, uid).set(createUserDocument({ displayName, photoURL: null }, now()));
    }
    await seedNames(db, now());
    await seedNames(db, now());
    expect((await db.collection("names").get()).size).toBe(people.length);
    const [admin, moderator] = [demoAccounts.find(({ role }) => role === "admin"), demoModerators[0]];
    for (const name of [admin?.displayName, moderator?.displayName]) {
      const { user } = await openSession({ db, now }, actorOf("newcomer", { displayName: name ?? null }));
      expect(user.displayName).toBe("Hunter");
    }
    const own = actorOf(admin?.uid ?? "", { displayName: admin?.displayName ?? null });
    const { user } = await openSession({ db, now }, { ...own, admin: true, creator: true });
    expect(user.displayName).toBe(admin?.displayName);
  });
});
