import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import {
  changeShown,
  nameLockPeriod,
  readNameCopies,
  writeShown,
} from "@/lib/profile-page/name-change.server";
import { fallbackName } from "@/lib/users/display";
import { readNameClaims } from "@/lib/users/names.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { HiddenKind, ModeratorStep } from "./hidden-kind.server";

/**
 * Profiles: the name becomes "Hunter" and the photo goes, in the sign-in account too, and neither can be set for 30 days.
 * Nobody takes the name again. Builds and runs stay, under the new name.
 */
export const hiddenProfile: HiddenKind = {
  findWithheld: ({ db }, { target }) => readShown(db, target.content),
  async hide(dependencies, step) {
    const shown = await readShown(dependencies.db, step.target.content);
    if (shown) await changeByModerator(dependencies, step, shown, "hide");
  },
  async restore(dependencies, { withheld, ...step }) {
    const { displayName = null, photoURL = null } = withheld;
    if (displayName !== null)
      await changeByModerator(dependencies, step, { displayName, photoURL }, "restore");
  },
};

/** Name and photo that others see; `null` where there is nothing to hide. */
async function readShown(db: Firestore, uid: string) {
  const user = readUser(await getUserRef(db, uid).get());
  if (!user || (user.displayName === fallbackName && user.photoURL === null)) return null;
  return { displayName: user.displayName, photoURL: user.photoURL };
}

/** A moderator's action on the name and photo of a person, in one transaction with its audit entry. */
async function changeByModerator(
  { db, auth, now }: AccountDependencies,
  { actor, target, reason }: ModeratorStep,
  { displayName: name, photoURL }: { readonly displayName: string; readonly photoURL: string | null },
  step: "hide" | "restore",
): Promise<void> {
  const uid = target.content;
  const account = getUserRef(db, uid);
  await changeShown({ db, now }, uid, async (transaction) => {
    const at = now();
    const user = readUser(await transaction.get(account));
    const [claims, copies] = await Promise.all([
      readNameClaims(transaction, db, { uid, held: user?.naming.key ?? null }, [name]),
      readNameCopies(transaction, db, uid),
    ]);
    await actor.confirmed;
    if (!user) return { result: undefined, isChanged: false };
    const isHidden = step === "hide";
    const shown = isHidden ? { displayName: fallbackName, photoURL: null } : { displayName: name, photoURL };
    await openAudit(transaction, db);
    // The profile follows the account at the next sign-in, so the account comes first.
    await auth.updateUser(uid, shown);
    const { isStaff } = user.naming;
    let key: string | null = null;
    if (isHidden) claims.hide(name, { reason, at });
    else key = claims.restore(name, { isStaff, at });
    const lockedUntil = isHidden ? Timestamp.fromMillis(at.getTime() + nameLockPeriod) : null;
    const naming = { key, from: shown.displayName, isNumbered: false, isStaff, lockedUntil };
    writeShown(transaction, db, uid, copies, { ...shown, naming });
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: isHidden ? "profile.take-down" : "profile.allow" },
      ...{ target: account.path, subject: uid, why: reason, at },
      // The log outlives the account, so it holds no names.
      before: { hidden: !isHidden },
      after: { hidden: isHidden },
    });
    return { result: undefined, isChanged: true };
  });
}
