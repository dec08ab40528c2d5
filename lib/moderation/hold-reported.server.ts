import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { reportError } from "@/lib/observe/report-error.server";
import type { CaseDocument } from "@/lib/reports/case-fields";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";
import type { ReportedKind } from "@/lib/reports/targets";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import { hiddenKinds } from "./hidden-kinds.server";

/**
 * Kinds of content that reports can hide by themselves. Runs are not among them, as people have judged them, nor guides
 * and profiles, nor requests and hunts, which cannot come back as they were.
 */
const heldKinds: ReadonlySet<ReportedKind> = new Set(["build", "help-answer", "help-comment"]);
/** People who must have reported it, of different networks where those are known. */
const minVoices = 3;

/** Who acts where nobody does. In the audit log. */
const reportsActor = "reports";
const site: Actor = {
  ...{ uid: reportsActor, admin: false, creator: true },
  confirmed: Promise.resolve({ displayName: null, photoURL: null, isVerified: true }),
};
const reason = "several hunters reported it. A moderator decides whether it comes back.";

/**
 * Waits for a call that reports something, then hides it until a moderator has judged it, where the reports weigh
 * enough (`trust.ts`). A failure of that fails nothing: the next report tries again.
 *
 * @param target path of what was reported
 * @throws whatever the call throws
 */
export async function holdReportedAfter<Reply>(
  dependencies: AccountDependencies,
  call: Promise<Reply>,
  target: string,
): Promise<Reply> {
  const reply = await call;
  try {
    await holdReported(dependencies, target);
  } catch (error) {
    reportError(error, "server");
  }
  return reply;
}

async function holdReported(dependencies: AccountDependencies, target: string): Promise<void> {
  const { db, now } = dependencies;
  const reference = getCaseRef(db, target);
  const found = readCaseDocument(await reference.get());
  if (!found || !(await isDue(dependencies, found))) return;
  const kind = hiddenKinds[found.kind];
  const withheld = found.withheld ?? (await kind.findWithheld(dependencies, { actor: site, target: found }));
  if (!withheld) return;
  const isHeld = await runTransaction(db, [reference], async (transaction) => {
    const stored = readCaseDocument(await transaction.get(reference));
    if (stored?.status !== "open" || stored.revision !== found.revision) return false;
    transaction.update(reference, { withheld, heldAt: stored.heldAt ?? Timestamp.fromDate(now()) });
    return true;
  });
  if (isHeld) await kind.hide(dependencies, { actor: site, target: found, reason, withheld });
}

/** Whether reports weigh enough against what its owner is trusted with. */
async function isDue(
  { db, now }: AccountDependencies,
  { kind, status, owner, weight, voices }: CaseDocument,
): Promise<boolean> {
  if (status !== "open" || !heldKinds.has(kind) || voices < minVoices) return false;
  const user = owner === null ? null : readUser(await getUserRef(db, owner).get());
  return weight >= trustRules[getTrustLevel(user, now())].holdWeight;
}
