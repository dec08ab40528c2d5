import { expect, test } from "vitest";
import { addBuildDeeds, getDemoIcon } from "@/lib/demo/profile";
import { seedDemo } from "@/lib/demo/seed-demo.server";
import { playRuns } from "@/lib/demo/seed-runs.server";
import { type Auth, Timestamp } from "@/lib/firebase/admin.server";
import { isBadge } from "@/lib/profiles/badges";
import { isIconUnlocked } from "@/lib/profiles/icons";
import { createUserDocument } from "@/lib/users/read-user-document.server";
import { userDocumentSchema } from "@/lib/users/schema";
import { createInProcessDb } from "@/tests/support/in-process-db";

const now = new Date("2026-11-20T15:30:00Z");

test("builds of the demo earn their owners what they would earn by use cases, once", () => {
  const fresh = createUserDocument({ displayName: "Rook", photoURL: null }, now);
  const user = userDocumentSchema.parse({ ...fresh, createdAt: Timestamp.fromDate(now) });
  const likedBy = Array.from({ length: 10 }, (_, index) => `h${index}`);
  const own = [
    { published: true, likedBy },
    { published: false, likedBy: [] },
  ];
  const { deeds, badges } = addBuildDeeds(user, own, now);
  expect(deeds).toMatchObject({ publications: 1, likes: 10 });
  expect(badges.map(({ id }) => id)).toEqual(["first-build", "ten-likes"]);
  const held = { ...user, badges: [{ id: "first-build", at: Timestamp.fromDate(now) }] };
  expect(addBuildDeeds(held, own, now).badges.map(({ id }) => id)).toEqual(["first-build", "ten-likes"]);
  expect(addBuildDeeds(user, [], now).badges).toEqual([]);
});

test("runners of the demo earn their badges by their runs, and use icons that everybody has", async () => {
  const users = (await playRuns(now))
    .filter(({ path }) => /^users\/[^/]+$/.test(path))
    .map(({ fields }) => userDocumentSchema.parse(fields));
  const earned = users.flatMap((user) => user.badges.map(({ id }) => id));
  expect(earned.length).toBeGreaterThan(60);
  expect(earned.every(isBadge)).toBe(true);
  const icons = users.map((_, index) => getDemoIcon(index)).filter((icon) => icon !== null);
  expect(icons.length).toBeGreaterThan(users.length / 2);
  for (const icon of icons) expect(isIconUnlocked(icon, { unlockedIcons: [], badges: [] })).toBe(true);
});

test("a seed leaves accounts with icons, and badges for answers and builds", async () => {
  const db = createInProcessDb();
  const created: string[] = [];
  const auth = {
    createUser: async ({ uid }: { uid: string }) => created.push(uid),
    setCustomUserClaims: async () => undefined,
    getUser: async (uid: string) => ({ uid, customClaims: {} }),
  } as unknown as Auth;
  const seed = () => seedDemo({ db, auth, now: () => now, projectId: "demo-quarry" });
  expect((await seed()).owned).toBeGreaterThan(200);
  expect(await seed()).toMatchObject({ written: 0, owned: 0 });
  const users = await Promise.all(
    created.map(async (uid) => userDocumentSchema.parse((await db.doc(`users/${uid}`).get()).data())),
  );
  const ids = users.flatMap((user) => user.badges.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(["first-answer", "first-build"]));
  expect(users.filter(({ icon }) => icon !== null).length).toBeGreaterThan(users.length / 2);
  for (const user of users) expect(new Set(user.badges.map(({ id }) => id)).size).toBe(user.badges.length);
});

test("a seed of a first day has nobody but who can sign in, an admin among them", async () => {
  const db = createInProcessDb();
  const roles: unknown[] = [];
  const created: string[] = [];
  const auth = {
    createUser: async ({ uid }: { uid: string }) => created.push(uid),
    setCustomUserClaims: async (_: string, claims: unknown) => roles.push(claims),
  } as unknown as Auth;
  const written = await seedDemo({ db, auth, now: () => now, projectId: "demo-quarry", isEmpty: true });
  expect(written).toMatchObject({ accounts: created.length, written: 0, runs: 0, requests: 0, cases: 0 });
  expect(roles).toEqual([{ admin: true }]);
  for (const name of ["users", "runs", "helpRequests", "builds", "boards"]) {
    expect((await db.collection(name).get()).size).toBe(0);
  }
});
