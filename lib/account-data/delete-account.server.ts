import { eraseAnnouncements } from "@/lib/announcements/change-announcements.server";
import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import { eraseBuilds } from "@/lib/builds/erase-builds.server";
import { eraseLikes } from "@/lib/builds/erase-likes.server";
import { eraseFeatured } from "@/lib/featured/erase-featured.server";
import { eraseGuides } from "@/lib/guides/erase-guides.server";
import { ApiError } from "@/lib/http/api-error";
import { eraseHelp } from "@/lib/hunting-help/erase-help.server";
import { eraseRuns } from "@/lib/leaderboards/erase-runs.server";
import { eraseLimits } from "@/lib/limits/erase-limits.server";
import { eraseReports } from "@/lib/reports/erase-reports.server";
import { eraseNames } from "@/lib/users/names.server";
import { eraseNetworkMarks } from "@/lib/users/network-marks.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { DeletedAccount } from "./schema";

/**
 * Deletes an account and all that belongs to it: sign-in, profile with ledger and quiz, builds with their pages,
 * guides with their revisions, likes (the counts follow), runs that are not verified, help requests that are not solved, answers that are not
 * approved, and limits. Verified runs, solved requests and approved answers stay under "Former hunter". An entry of the
 * audit log stays, which names the uid and nothing else.
 *
 * Every step can be repeated, and the sign-in account goes last except for one look around: a deletion that broke off
 * is finished by the next attempt. What another open tab writes meanwhile is swept after the sign-in is gone.
 *
 * @param actor The uid of who asks, or `command-line`.
 */
export async function deleteAccount(
  { db, auth, now }: AccountDependencies,
  uid: string,
  actor: string,
): Promise<DeletedAccount> {
  const first = await eraseContent({ db, now }, uid);
  await auth.deleteUser(uid).catch((error) => {
    if (error?.code !== "auth/user-not-found") throw error;
  });
  const second = await eraseContent({ db, now }, uid);
  const deleted = {
    builds: first.builds + second.builds,
    likes: first.likes + second.likes,
    runs: first.runs + second.runs,
    guides: first.guides + second.guides,
    requests: first.requests + second.requests,
    answers: first.answers + second.answers,
  };
  const batch = db.batch();
  writeAudit(batch, db, {
    actor,
    action: "account.delete",
    target: getUserRef(db, uid).path,
    subject: uid,
    before: deleted,
    after: {},
    why: actor === uid ? "requested by the owner" : "requested from the operator",
    at: now(),
  });
  await batch.commit();
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

/** All that features hold about a person. A feature that stores something about people adds its line here. */
async function eraseContent({ db, now }: Dependencies, uid: string): Promise<DeletedAccount["deleted"]> {
  const builds = await eraseBuilds(db, uid);
  const likes = await eraseLikes({ db, now }, uid);
  const runs = await eraseRuns({ db, now }, uid);
  const guides = await eraseGuides(db, uid);
  await eraseFeatured(db, uid);
  await eraseReports(db, uid);
  const help = await eraseHelp({ db }, uid);
  await eraseLimits(db, uid);
  await eraseNetworkMarks(db, uid);
  await eraseAnnouncements(db, uid);
  await eraseNames(db, uid);
  await db.recursiveDelete(getUserRef(db, uid));
  return { builds, likes, runs, guides, ...help };
}
