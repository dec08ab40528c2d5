import { createHash } from "node:crypto";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { adminPath } from "@/lib/site/routes";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { getRosterRef, listLiveAdmins, readRoster } from "./read-roster.server";
import { changeRoster, type Roster } from "./roster";
import { loneAdminDelay, staffActionPeriod } from "./rules";
import { type StaffAction, staffActionSchema } from "./staff-action";

/** Admins who are told of a proposal at most. */
const maxTold = 20;

/** `staffActions/{id}`: one for each key of an admin. @param key of the caller's making */
export function getStaffActionRef(db: Firestore, actor: string, key: string): DocumentReference {
  const id = createHash("sha256").update(`staff/${actor}/${key}`).digest("hex").slice(0, 24);
  return db.collection("staffActions").doc(id);
}

/** @returns `null` where there is none. @throws ZodError when the stored document is broken */
export function readStaffAction(snapshot: DocumentSnapshot): StaffAction | null {
  return snapshot.exists ? staffActionSchema.parse(snapshot.data()) : null;
}

/** Who decides about roles and large sums, read in a transaction. */
export interface Council {
  /** With whoever makes the call. */
  readonly roster: Roster;
  /** Uids of those who can sign in as admins now, in the order in which they got the role. */
  readonly live: readonly string[];
  /** Those of them who are told of a proposal. */
  readonly told: readonly DocumentSnapshot[];
}

/**
 * Reads who is an admin. Whoever makes the call as one and is not in the roster joins it as the newest.
 *
 * @throws ApiError 403 for an admin whose role was just taken.
 */
export async function readCouncil(
  transaction: Transaction,
  { db, auth }: Pick<AccountDependencies, "db" | "auth">,
  actor: string,
  at: Date,
): Promise<Council> {
  const held = await readRoster(transaction, db);
  if (held.admins.some(({ uid, until }) => uid === actor && until !== null)) {
    throw new ApiError(403, "This requires the admin role.", { code: "forbidden" });
  }
  const roster = changeRoster(held, { uid: actor, isAdmin: true, at: Timestamp.fromDate(at) });
  const live = await listLiveAdmins({ auth }, roster);
  const others = live.filter((uid) => uid !== actor).slice(0, maxTold);
  const told = others.length > 0 ? await transaction.getAll(...others.map((uid) => getUserRef(db, uid))) : [];
  return { roster, live, told };
}

interface Proposal extends Pick<StaffAction, "kind" | "subject" | "role" | "amount" | "key" | "why"> {
  readonly proposedBy: string;
  /** Whether it may happen without a second admin, after a delay, where there is none. */
  readonly canBeDelayed: boolean;
  /** Text for those who are told: `give 500 coins`. */
  readonly text: string;
}

/**
 * Writes what a second admin has to confirm, in the caller's transaction, which has called `openAudit`: the action, an
 * entry of the audit log, and a notice to the other admins.
 *
 * @returns what was written
 */
export function proposeAction(
  transaction: Transaction,
  db: Firestore,
  reference: DocumentReference,
  { roster, live, told }: Council,
  { canBeDelayed, text, ...proposal }: Proposal,
  at: Date,
): StaffAction {
  const { proposedBy, subject, why } = proposal;
  const isAlone = live.every((uid) => uid === proposedBy || uid === subject);
  const toTime = (ms: number) => Timestamp.fromMillis(at.getTime() + ms);
  const action: StaffAction = {
    ...proposal,
    proposedAt: toTime(0),
    delayedUntil: isAlone && canBeDelayed ? toTime(loneAdminDelay) : null,
    expiresAt: toTime(staffActionPeriod),
    ...{ status: "proposed", decidedBy: null, decidedAt: null },
  };
  transaction.create(reference, action);
  transaction.set(getRosterRef(db), roster);
  for (const user of told) {
    const notice = {
      kind: "moderation",
      ref: adminPath,
      values: { text: `An admin wants to ${text}. A second admin has to confirm it. ${why}` },
    } as const;
    addNotification(transaction, { user }, notice, at);
  }
  writeAudit(transaction, db, {
    ...{ actor: proposedBy, action: "staff.propose", target: reference.path, subject, why, at },
    before: {},
    after: toProposalFacts(action),
  });
  return action;
}

/** Facts of an action for the audit log. */
export function toProposalFacts({ kind, role, amount, delayedUntil }: StaffAction) {
  return {
    kind,
    ...(role !== null && { role }),
    ...(amount !== null && { amount }),
    delayedUntil: delayedUntil?.toDate().toISOString() ?? null,
  };
}
