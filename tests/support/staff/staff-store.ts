import type { Actor } from "@/lib/auth/actor";
import type { Auth } from "@/lib/firebase/admin.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "../actors";
import { createInProcessDb } from "../in-process-db";
import { addHunter } from "../leaderboards/runs";

/** An admin as a use case gets it, with a valid session. */
export function adminOf(uid: string): Actor {
  return { ...actorOf(uid), admin: true, creator: true };
}

/** A store with hunters and the admin Fabius, a clock, and an Auth of plain objects with addresses and claims. */
export async function openStaff() {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  const claims = new Map<string, Record<string, unknown>>([["fabius", { admin: true }]]);
  const revoked: string[] = [];
  /** What the provider holds of each account. */
  const accounts = new Map<string, Record<string, unknown>>();
  const toAccount = (uid: string) => ({
    uid,
    email: `${uid}@quarry.test`,
    emailVerified: uid !== "felix",
    disabled: false,
    customClaims: claims.get(uid) ?? {},
    providerData: [],
  });
  const auth = {
    getUser: async (uid: string) => {
      if (uid === "nobody") throw Object.assign(new Error("none"), { code: "auth/user-not-found" });
      return toAccount(uid);
    },
    getUserByEmail: async (email: string) => {
      if (!email.endsWith("@quarry.test"))
        throw Object.assign(new Error("none"), { code: "auth/user-not-found" });
      return toAccount(email.split("@")[0] ?? "");
    },
    getUsers: async (ids: { uid: string }[]) => ({ users: ids.map(({ uid }) => toAccount(uid)) }),
    setCustomUserClaims: async (uid: string, value: Record<string, unknown>) => void claims.set(uid, value),
    updateUser: async (uid: string, changes: Record<string, unknown>) => {
      accounts.set(uid, { ...accounts.get(uid), ...changes });
    },
    revokeRefreshTokens: async (uid: string) => void revoked.push(uid),
  } as unknown as Auth;
  for (const uid of ["fabius", "felix"]) await addHunter(db, uid);
  for (const [uid, name] of [
    ["rook", "Rook of Kunafa"],
    ["ronin", "ronin"],
    ["sable", "Sable"],
    ["alma", "Alma"],
    ["odo", "Odo"],
  ] as const) {
    await addHunter(db, uid);
    await getUserRef(db, uid).update({ displayName: name });
  }
  const wait = (ms: number) => {
    at += ms;
  };
  return { db, now, auth, accounts, claims, revoked, wait };
}
