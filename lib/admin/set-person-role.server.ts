import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { decideRoleChange } from "@/lib/staff/decide-role-change";
import {
  getStaffActionRef,
  proposeAction,
  readCouncil,
  readStaffAction,
} from "@/lib/staff/propose-action.server";
import { refuseStaff } from "@/lib/staff/refusals";
import { applyRole } from "@/lib/staff/set-role.server";
import type { StaffAction } from "@/lib/staff/staff-action";
import {
  findAccount,
  formatRole,
  getRoleName,
  type RoleAccount,
  requireVerified,
  writeRole,
} from "@/lib/staff/write-role.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { readPerson } from "./people.server";
import type { ChangedPersonResponse, SetPersonRole } from "./schema";
import { toStaffAction } from "./to-staff-action";

/**
 * An admin gives a role or takes it away. Giving one waits for a second admin (`staffActions`), and so does taking that
 * of the first admin or of one who has it for longer. Otherwise the audit entry and the notice come first, then the
 * claims change and all sessions of the account end, so that the role stops counting with the next call. The same role
 * again changes nothing.
 *
 * @throws ApiError 404 for an unknown account; 403 for oneself; 409 for an account whose address is not verified, and
 *   where no admin would be left; 429 after too many changes today.
 */
export async function setPersonRole(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, ...request }: SetPersonRole & { readonly uid: string },
): Promise<ChangedPersonResponse> {
  const { db } = dependencies;
  await actor.confirmed;
  if (uid === actor.uid) {
    throw refuseStaff("own-role");
  }
  const account = await findAccount(dependencies, uid);
  if (!account) throw refuseStaff("no-person");
  const { role, key } = request;
  const reference = getStaffActionRef(db, actor.uid, `role/${uid}/${key}`);
  let pending: StaffAction | null = null;
  if (getRoleName(account) !== role) {
    requireVerified(account, role);
    pending = await changeOrPropose(dependencies, actor, { account, reference, ...request });
    if (!pending) await applyRole(dependencies, account, role);
  }
  const person = await readPerson(dependencies, actor, uid);
  return { message: "OK", person, pending: pending && toStaffAction(reference.id, pending) };
}

interface Change extends SetPersonRole {
  readonly account: RoleAccount;
  readonly reference: ReturnType<typeof getStaffActionRef>;
}

/** @returns what waits for a second admin; `null` where the store says the new role */
function changeOrPropose(
  dependencies: AccountDependencies,
  actor: Actor,
  { account, reference, role, why }: Change,
): Promise<StaffAction | null> {
  const { db, now } = dependencies;
  const subject = account.uid;
  const user = getUserRef(db, subject);
  return runTransaction(db, [user, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const [person, limit, action] = await transaction.getAll(
      user,
      getLimitRef(db, actor.uid, "admin", at),
      reference,
    );
    if (!person?.exists || !limit || !action) throw refuseStaff("no-person");
    const held = readStaffAction(action);
    if (held) return held;
    const council = await readCouncil(transaction, dependencies, actor.uid, at);
    const step = { actor: actor.uid, subject, from: getRoleName(account), to: role };
    const decision = decideRoleChange(council.roster, council.live, step);
    if (decision === "last") throw refuseStaff("last");
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
    if (decision !== "alone") {
      const proposal = { kind: "role", subject, role, amount: null, key: null, why } as const;
      const text = `make somebody ${formatRole(role)}`;
      const options = { text, proposedBy: actor.uid, canBeDelayed: decision === "second" };
      return proposeAction(transaction, db, reference, council, { ...proposal, ...options }, at);
    }
    const by = { actor: actor.uid, confirmedBy: null };
    writeRole(transaction, db, person, { roster: council.roster, account, role, why, ...by }, at);
    return null;
  });
}
