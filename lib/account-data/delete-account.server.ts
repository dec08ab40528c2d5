import { eraseAnnouncements } from "@/lib/announcements/change-announcements.server";
import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { writeAuditAlone } from "@/lib/audit/write-audit.server";
import { runAsSite } from "@/lib/auth/acting-account.server";
import { getDeletedAccountRef } from "@/lib/auth/deleted-account.server";
import { type Auth, Timestamp } from "@/lib/firebase/admin.server";
import { eraseFollows } from "@/lib/follows/follow.server";
import { eraseGuides } from "@/lib/guides/erase-guides.server";
import { ApiError } from "@/lib/http/api-error";
import { eraseHelp } from "@/lib/hunting-help/erase-help.server";
import { eraseRuns } from "@/lib/leaderboards/run/erase-runs.server";
import { eraseDocuments, type PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { eraseReports } from "@/lib/reports/erase-reports.server";
import { leaveRoster } from "@/lib/staff/leave-roster.server";
import { eraseBlockedPlayers } from "@/lib/users/blocked-players.server";
import { eraseNames } from "@/lib/users/names.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { setStaffMark } from "@/lib/users/staff-marks.server";
import { personalDocuments } from "./personal-documents.server";
import type { DeletedAccount } from "./schema";

/** How long after a deletion it is looked at whether anything is left, in milliseconds. */
export const sweepPause = 10 * 60 * 1000;

/**
 * Deletes an account and all that belongs to it: sign-in, profile with ledger and quiz, builds with their pages,
 * guides with their revisions, likes (the counts follow), runs that are not verified, help requests that are not solved, answers that are not
 * approved, and limits. Verified runs, solved requests and approved answers stay under "Former hunter". An entry of the
 * audit log stays, which names the uid and nothing else.
 *
 * The mark `deletedAccounts/{uid}` comes first: from then on no transaction of the account commits, in whichever process
 * it was begun. Every step can be repeated, and the sign-in account goes last except for one look around: a deletion that
 * broke off is finished by the next attempt, or by the sweep (`sweepDeletedAccounts`), which also looks for what others
 * wrote about the person meanwhile.
 *
 * @param actor The uid of who asks, or `command-line`.
 */
export function deleteAccount(
  dependencies: AccountDependencies,
  uid: string,
  actor: string,
): Promise<DeletedAccount> {
  // What follows is done by the site: as calls of the account these transactions would be refused.
  return runAsSite(() => deleteAsSite(dependencies, uid, actor));
}

async function deleteAsSite(
  dependencies: AccountDependencies,
  uid: string,
  actor: string,
): Promise<DeletedAccount> {
  const { db, now } = dependencies;
  await markDeleted(dependencies, uid);
  const deleted = await eraseAccount(dependencies, uid);
  await writeAuditAlone(db, {
    actor,
    action: "account.delete",
    target: getUserRef(db, uid).path,
    subject: uid,
    before: deleted,
    after: {},
    why: actor === uid ? "requested by the owner" : "requested from the operator",
    at: now(),
  });
  return { message: "OK", deleted };
}

/**
 * The same for an address, as an operator deletes an account.
 *
 * @throws ApiError 404 when no account has the address.
 */
export async function deleteAccountByEmail(
  dependencies: AccountDependencies,
  email: string,
): Promise<DeletedAccount> {
  const account = await dependencies.auth.getUserByEmail(email).catch((error) => {
    if (error?.code !== "auth/user-not-found") throw error;
    throw new ApiError(404, `There is no account with the email ${email}.`, { code: "not-found" });
  });
  return deleteAccount(dependencies, account.uid, "command-line");
}

/** Begins a deletion, or goes on with one: the moment of the first attempt stays. */
async function markDeleted({ db, now }: Dependencies, uid: string): Promise<void> {
  const ref = getDeletedAccountRef(db, uid);
  await runTransaction(db, [ref], async (transaction) => {
    const mark = await transaction.get(ref);
    if (mark.exists) return;
    const at = now().getTime();
    transaction.set(ref, {
      ...{
        uid,
        deletedAt: Timestamp.fromMillis(at),
        sweepAt: Timestamp.fromMillis(at + sweepPause),
        found: 0,
      },
    });
  });
}

/**
 * Erases all that features hold about a person, their sign-in, and what came meanwhile.
 *
 * @returns what was erased
 */
export async function eraseAccount(
  { db, auth, now }: AccountDependencies,
  uid: string,
): Promise<DeletedAccount["deleted"]> {
  const first = await eraseContent({ db, now }, uid);
  await deleteSignIn(auth, uid);
  const second = await eraseContent({ db, now }, uid);
  return {
    builds: first.builds + second.builds,
    likes: first.likes + second.likes,
    runs: first.runs + second.runs,
    guides: first.guides + second.guides,
    requests: first.requests + second.requests,
    answers: first.answers + second.answers,
  };
}

/** Removes the sign-in of an account, where it is still there. */
export async function deleteSignIn(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error) => {
    if (error?.code !== "auth/user-not-found") throw error;
  });
}

/** All that features hold about a person. A feature that stores something about people adds its line here, or to `personalDocuments`, and to `countTraces`. */
async function eraseContent(dependencies: Dependencies, uid: string): Promise<DeletedAccount["deleted"]> {
  const { db } = dependencies;
  const { builds, likes, featured, eventQuests, stateNames, confirmedStateNames, shortLinks } =
    personalDocuments;
  const { limits, networks, appeals, devices, weeklyEmails } = personalDocuments;
  const erase = (documents: PersonalDocuments) => eraseDocuments(dependencies, documents, uid);
  const erased = {
    builds: await erase(builds),
    likes: await erase(likes),
    runs: await eraseRuns(dependencies, uid),
    guides: await eraseGuides(dependencies, uid),
  };
  for (const each of [featured, eventQuests, stateNames, confirmedStateNames, shortLinks]) await erase(each);
  await eraseReports(db, uid);
  const help = await eraseHelp(dependencies, uid);
  for (const each of [limits, networks, appeals, devices, weeklyEmails]) await erase(each);
  await eraseAnnouncements(db, uid);
  await leaveRoster(dependencies, uid);
  await setStaffMark({ db }, uid, false);
  await eraseBlockedPlayers(db, uid);
  await eraseFollows(db, uid);
  await eraseNames(db, uid);
  await db.recursiveDelete(getUserRef(db, uid));
  return { ...erased, ...help };
}
