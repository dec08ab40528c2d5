import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { readNameClaims } from "@/lib/users/names.server";
import { createUserDocument, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { type ChangeName, type ChangeNameResponse, noNaming } from "@/lib/users/schema";
import { changeShown, getNameLock, readNameCopies, writeShown } from "./name-change.server";

/**
 * Changes a person's display name everywhere: the sign-in account, the profile, the ranking, and the runs and boards
 * that name them. The same name again changes nothing. Whoever got a number after their name, because it was taken, may
 * change it once without that counting.
 *
 * @throws ApiError 403 with `until` after a moderator hid name or picture; 409 for a name that somebody has, that reads
 *   like one of staff or that was hidden; 429 after too many changes today.
 */
export async function changeName(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  { name }: ChangeName,
): Promise<ChangeNameResponse> {
  const { uid } = actor;
  const account = getUserRef(db, uid);
  return changeShown({ db, now }, uid, async (transaction) => {
    const at = now();
    const { user: snapshot, limit } = await readTogether(transaction, {
      user: account,
      limit: getLimitRef(db, uid, "name-change", at),
    });
    const user = readUser(snapshot);
    const { key, isNumbered } = user?.naming ?? noNaming;
    const [claims, copies] = await Promise.all([
      readNameClaims(transaction, db, { uid, held: key }, [name]),
      readNameCopies(transaction, db, uid),
    ]);
    const profile = await actor.confirmed;
    const reply = { message: "OK", displayName: name } as const;
    if (user?.displayName === name && profile.displayName === name) {
      return { result: reply, isChanged: false };
    }
    const lock = user && getNameLock(user, at);
    if (lock) throw refuseName("locked", lock, { until: lock.toISOString() });
    const problem = claims.findProblem(name);
    if (problem) throw refuseName(problem);
    if (!isNumbered) takeLimit(transaction, limit, { uid, action: "name-change", at });
    const isStaff = isAdminOrCreator(actor);
    // The account comes first: the profile follows it at the next sign-in, and not the other way around.
    await auth.updateUser(uid, { displayName: name });
    const naming = {
      ...{ key: claims.claim(name, { isStaff, at }), from: name, isNumbered: false, isStaff },
      lockedUntil: null,
    };
    if (user) writeShown(transaction, db, uid, copies, { displayName: name, naming });
    else {
      const created = createUserDocument({ ...profile, displayName: name }, at);
      transaction.create(account, { ...created, naming });
    }
    return { result: reply, isChanged: true };
  });
}

const refuseName = defineRefusals({
  locked: [
    "forbidden",
    (until: Date) =>
      `A moderator hid your name or picture. You can set them again on ${until.toISOString().slice(0, 10)}.`,
  ],
  taken: ["conflict", "This name is taken. Names that look alike count as one.", { at: "name" }],
  staff: ["conflict", "This name is too close to that of a moderator.", { at: "name" }],
  hidden: ["conflict", "This name can't be used.", { at: "name" }],
});
