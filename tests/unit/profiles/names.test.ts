import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/actor";
import { listEntries } from "@/lib/coins/list-entries.server";
import type { Auth } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { changeName } from "@/lib/profile-page/change-name.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { fallbackName } from "@/lib/users/display";
import { eraseNames } from "@/lib/users/names.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

let db: ReturnType<typeof createInProcessDb>;
let at: Date;
const now = () => at;
const day = 86_400_000;
/** Keeps what the use case told the provider, which is what the next session says. */
const accounts = new Map<string, string>();
const auth = {
  updateUser: async (uid: string, { displayName }: { displayName: string }) => {
    accounts.set(uid, displayName);
  },
} as unknown as Auth;

beforeEach(() => {
  db = createInProcessDb();
  at = new Date("2026-11-20T12:00:00Z");
  accounts.clear();
});

/** What the provider says of an account is what its owner wrote there, past this site too. */
async function enter(uid: string, displayName: string | null, changes: Partial<Actor> = {}) {
  accounts.set(uid, displayName ?? "");
  const actor = { ...actorOf(uid, { displayName }), ...changes };
  return (await openSession({ db, now }, actor)).user.displayName;
}

/** The name that the account has after asking for one. */
async function rename(uid: string, name: string, changes: Partial<Actor> = {}) {
  const actor = { ...actorOf(uid, { displayName: accounts.get(uid) ?? null }), ...changes };
  return (await changeName({ db, auth, now }, actor, { name })).displayName;
}

const nameOf = async (uid: string) => readUser(await getUserRef(db, uid).get())?.displayName;
const taken = { status: 409, code: "conflict" };

describe("a name", () => {
  beforeEach(async () => {
    await enter("beatrix", "BowgunBeatrix");
    await enter("rook", "Rook");
  });

  test.each([
    "BowgunBeatrix",
    "bowgun beatrix",
    "B0wgunBeatr1x",
    "Bowgun_Beatríx.",
    "ＢｏｗｇｕｎＢｅａｔｒｉｘ",
  ])("that reads like somebody else's is refused: %s", async (name) => {
    await expect(rename("rook", name)).rejects.toMatchObject(taken);
    expect([await nameOf("rook"), accounts.get("rook")]).toEqual(["Rook", "Rook"]);
  });

  test("can be spelled in another way by who has it", async () => {
    expect(await rename("beatrix", "Bowgun Beatrix")).toBe("Bowgun Beatrix");
    await expect(rename("rook", "BowgunBeatrix")).rejects.toMatchObject(taken);
  });

  test("is free once its owner has another one, or is gone", async () => {
    await rename("beatrix", "Sable");
    expect(await rename("rook", "BowgunBeatrix")).toBe("BowgunBeatrix");
    await eraseNames(db, "beatrix");
    expect(await rename("rook", "Sable")).toBe("Sable");
  });

  test("that thirty people want at once goes to one of them", async () => {
    const crowd = Array.from({ length: 30 }, (_, index) => `hunter-${index}`);
    await Promise.all(crowd.map((uid) => enter(uid, null)));
    const tries = await Promise.allSettled(crowd.map((uid) => rename(uid, "Kestrel")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const names = await Promise.all(crowd.map(nameOf));
    expect(names.filter((name) => name === "Kestrel")).toHaveLength(1);
  });

  test("that is taken at first sight gets a number, which its owner may change once for nothing", async () => {
    const name = await enter("wren", "Bowgun Beatrix");
    expect(name).toMatch(/^Bowgun Beatrix \d+$/);
    expect(await enter("wren", "Bowgun Beatrix")).toBe(name);
    for (const next of ["Wren", "Wren A", "Wren B", "Wren C", "Wren D", "Wren E"]) await rename("wren", next);
    await expect(rename("wren", "Wren F")).rejects.toMatchObject({ status: 429 });
  });

  test("changes five times a day, whichever way it is changed", async () => {
    for (const name of ["Rook A", "Rook B", "Rook C"]) await rename("rook", name);
    const shown: string[] = [];
    for (let index = 0; index < 40; index += 1) shown.push(await enter("rook", `Crow ${index}`));
    expect([...new Set(shown)]).toEqual(["Crow 0", "Crow 1"]);
    await expect(rename("rook", "Sable")).rejects.toMatchObject({ status: 429 });
    at = new Date(at.getTime() + day);
    expect(await rename("rook", "Sable")).toBe("Sable");
  });

  test("of an account from before stays, and belongs to whoever comes back first", async () => {
    for (const uid of ["old-1", "old-2"]) {
      const user = (await getUserRef(db, "rook").get()).data();
      const { naming: _, ...before } = user ?? {};
      await getUserRef(db, uid).set({ ...before, displayName: "Sam" });
    }
    expect([await enter("old-2", "Sam"), await enter("old-1", "Sam")]).toEqual(["Sam", "Sam"]);
    await expect(rename("rook", "Sam")).rejects.toMatchObject(taken);
    await rename("old-1", "Samuel");
    await expect(rename("rook", "Sam")).rejects.toMatchObject(taken);
    await rename("old-2", "Samson");
    expect(await rename("rook", "Sam")).toBe("Sam");
  });
});

describe("a name of staff", () => {
  const staff = { admin: true, creator: true };

  beforeEach(async () => {
    await enter("hazel", "Hazel Forgewright", staff);
  });

  test.each(["Hazel Forgewright", "HazelForgewright", "Hazel Forgewright 2", "2 hazel f0rgewright 99"])(
    "is nobody else's, at sign-up or later: %s",
    async (name) => {
      expect(await enter("rook", name)).toBe(fallbackName);
      await expect(rename("rook", name)).rejects.toMatchObject(taken);
    },
  );

  test("that ends in a number is not had with another one", async () => {
    await enter("wren", "Wren99", staff);
    await enter("rook", "Rook");
    await expect(rename("rook", "Wren99 2")).rejects.toMatchObject(taken);
    expect(await rename("rook", "Wren 98")).toBe("Wren 98");
  });

  test("is reserved from the session on that follows the role", async () => {
    await enter("wren", "Wren");
    expect(await enter("rook", "Wren 2")).toBe("Wren 2");
    await enter("wren", "Wren", staff);
    await expect(rename("rook", "Wren 3")).rejects.toMatchObject(taken);
    await enter("wren", "Wren");
    expect(await rename("rook", "Wren 3")).toBe("Wren 3");
  });
});

describe("a name that is changed in the sign-in account, past this site", () => {
  test.each(["Rооk", "Quarry Admin", "Moderator", "\u200B", "Hunter"])(
    "does not come through where it could not be chosen here: %s",
    async (name) => {
      await enter("rook", "Rook");
      expect(await enter("rook", name)).toBe("Rook");
      expect(await nameOf("rook")).toBe("Rook");
    },
  );

  test("does not come through for a blocked account, nor without a verified address", async () => {
    await enter("rook", "Rook");
    const unverified = actorOf("rook", { displayName: "Crow", isVerified: false });
    expect((await openSession({ db, now }, unverified)).user.displayName).toBe("Rook");
    await getUserRef(db, "rook").update({ block: { until: new Date(at.getTime() + day), reason: "x" } });
    expect(await enter("rook", "Sable")).toBe("Rook");
    at = new Date(at.getTime() + 2 * day);
    expect(await enter("rook", "Kestrel")).toBe("Kestrel");
  });
});

test("an account that earns coins before its first session has no name until then", async () => {
  await enter("beatrix", "Beatrix");
  await listEntries({ db, now }, actorOf("rook", { displayName: "Beatrix" }), { size: 10 });
  expect(await nameOf("rook")).toBe(fallbackName);
  expect(await enter("rook", "Beatrix")).toMatch(/^Beatrix \d+$/);
});

test("a refusal says why, next to the field", async () => {
  await enter("beatrix", "BowgunBeatrix");
  await enter("rook", "Rook");
  const error = await rename("rook", "BowgunBeatrix").catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.details).toMatchObject({
    issues: [{ path: "name", message: expect.stringMatching(/is taken/) }],
  });
});
