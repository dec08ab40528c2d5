import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import type { CaseDecision, CaseDocument } from "@/lib/reports/case-fields";
import { getRoles, isAdminOrCreator } from "@/lib/site/roles";
import { appealsPath } from "@/lib/site/routes";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { refuseCase } from "./refusals";

const dayMs = 86_400_000;

/** Writes a measure, after everything has been read. */
type WriteMeasure = (step: { readonly actor: string; readonly why: string; readonly at: Date }) => void;

/** @throws ApiError 403 for moderators: what they did is for the admins, who take their role first. */
export async function requireMeasurable({ auth }: AccountDependencies, uid: string): Promise<void> {
  const account = await auth.getUser(uid).catch((error) => {
    if (error?.code === "auth/user-not-found") return null;
    throw error;
  });
  if (!isAdminOrCreator(getRoles(account?.customClaims ?? {}))) return;
  throw refuseCase("staff-measure");
}

/**
 * Reads what it takes to warn or block the author of reported content; they read why in their notifications.
 *
 * @returns `null` where the decision is about the content alone, or the account is gone
 */
export async function readMeasure(
  transaction: Transaction,
  db: Firestore,
  { owner }: Pick<CaseDocument, "owner">,
  { person, days }: Pick<CaseDecision, "person" | "days">,
): Promise<WriteMeasure | null> {
  if (owner === null || person === "none") return null;
  const account = getUserRef(db, owner);
  const snapshot = await transaction.get(account);
  const user = readUser(snapshot);
  if (!user) return null;
  return ({ actor, why, at }) => {
    const until = person === "block" ? new Date(at.getTime() + days * dayMs) : null;
    // A block never ends an earlier, longer one.
    const held = user.block && user.block.until.toDate() > at ? user.block : null;
    const isLonger = until !== null && (held === null || held.until.toDate() < until);
    if (isLonger) transaction.update(account, { block: { until: Timestamp.fromDate(until), reason: why } });
    const text = until
      ? `You can't post until ${until.toISOString().slice(0, 10)}. Reason: ${why}`
      : `A moderator warned you. Reason: ${why}`;
    tell(transaction, { snapshot, text, at });
    writeAudit(transaction, db, {
      ...{ actor, action: until ? "user.block" : "user.warn", target: account.path, subject: owner, why, at },
      before: { until: held?.until.toDate().toISOString() ?? null },
      after: { until: until?.toISOString() ?? null },
    });
  };
}

/**
 * The same for taking a measure back: the block that came with it ends, and the person reads that it was a mistake.
 */
export async function readMeasureUndo(
  transaction: Transaction,
  db: Firestore,
  { owner, decision }: Pick<CaseDocument, "owner" | "decision">,
  reason: string,
): Promise<WriteMeasure | null> {
  if (owner === null || decision === null || decision.person === "none") return null;
  const account = getUserRef(db, owner);
  const snapshot = await transaction.get(account);
  const user = readUser(snapshot);
  if (!user) return null;
  const isBlock = decision.person === "block";
  return ({ actor, why, at }) => {
    const isHeld = isBlock && user.block?.reason === reason;
    if (isHeld) transaction.update(account, { block: null });
    const text = isBlock
      ? "A moderator ended your block. You can post again."
      : "A moderator took back a warning.";
    tell(transaction, { snapshot, text, at });
    writeAudit(transaction, db, {
      ...{
        actor,
        action: isBlock ? "user.unblock" : "user.unwarn",
        target: account.path,
        subject: owner,
        why,
        at,
      },
      before: { until: user.block?.until.toDate().toISOString() ?? null },
      after: { until: isHeld ? null : (user.block?.until.toDate().toISOString() ?? null) },
    });
  };
}

function tell(
  transaction: Transaction,
  { snapshot, text, at }: { snapshot: Parameters<typeof addNotification>[1]["user"]; text: string; at: Date },
): void {
  addNotification(
    transaction,
    { user: snapshot },
    { kind: "moderation", ref: appealsPath, values: { text } },
    at,
  );
}
