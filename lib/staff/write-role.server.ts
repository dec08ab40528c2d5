import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import {
  type Auth,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getRoles } from "@/lib/site/roles";
import { getUserPath } from "@/lib/site/routes";
import { getRosterRef } from "./read-roster.server";
import { refuseStaff } from "./refusals";
import type { RoleChange } from "./role-change";
import { changeRoster, type Roster } from "./roster";

type RoleName = RoleChange["role"];
export type RoleAccount = Pick<
  Awaited<ReturnType<Auth["getUser"]>>,
  "uid" | "customClaims" | "emailVerified" | "providerData"
>;

interface WrittenRole {
  readonly roster: Roster;
  readonly account: RoleAccount;
  readonly role: RoleName;
  readonly why: string;
  /** The uid of the admin. */
  readonly actor: string;
  /** The uid of the second admin, where it took one. */
  readonly confirmedBy: string | null;
}

/** The role that an account has by its claims. */
export function getRoleName({ customClaims }: Pick<RoleAccount, "customClaims">): RoleName {
  const roles = getRoles(customClaims ?? {});
  if (roles.admin) return "admin";
  return roles.creator ? "creator" : "none";
}

/**
 * The sign-in account of somebody.
 *
 * @returns `null` for one that is not there
 */
export async function findAccount(
  { auth }: Pick<AccountDependencies, "auth">,
  uid: string,
): Promise<RoleAccount | null> {
  return auth.getUser(uid).catch((error) => {
    if (error?.code === "auth/user-not-found") return null;
    throw error;
  });
}

/** @throws ApiError 409 for a role for an account whose address is not verified: it belongs to whoever typed it. */
export function requireVerified({ emailVerified, providerData }: RoleAccount, role: RoleName): void {
  const isVerified = emailVerified || providerData.some(({ providerId }) => providerId === "google.com");
  if (role === "none" || isVerified) return;
  throw refuseStaff("unverified");
}

/** Name of a role in a sentence: `an admin`. */
export function formatRole(role: RoleName): string {
  if (role === "none") return "no role";
  return role === "admin" ? "an admin" : "a creator";
}

/**
 * Writes what the store says of a changed role, in the caller's transaction, which has called `openAudit`: the roster, a
 * notice and the entry of the audit log. The claims come after it (`applyRole`): a change that nobody can trace must not
 * exist.
 */
export function writeRole(
  transaction: Transaction,
  db: Firestore,
  user: DocumentSnapshot,
  { roster, account, role, why, actor, confirmedBy }: WrittenRole,
  at: Date,
): void {
  const isAdmin = role === "admin";
  const next = changeRoster(roster, { uid: user.id, isAdmin, at: Timestamp.fromDate(at) });
  transaction.set(getRosterRef(db), next);
  const text = role === "none" ? "Your role was removed." : `You are now ${formatRole(role)}.`;
  const notice = {
    kind: "moderation",
    ref: getUserPath(user.id),
    values: { text: `${text} ${why}` },
  } as const;
  addNotification(transaction, { user }, notice, at);
  writeAudit(transaction, db, {
    ...{ actor, action: "role.set", target: user.ref.path, subject: user.id, why, at },
    before: { ...getRoles(account.customClaims ?? {}) },
    after: {
      ...getRoles(role === "none" ? {} : { [role]: true }),
      ...(confirmedBy !== null && { confirmedBy }),
    },
  });
}
