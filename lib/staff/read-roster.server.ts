import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import type { DocumentReference, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getRoles } from "@/lib/site/roles";
import { changeRoster, listRosterAdmins, type Roster, rosterSchema } from "./roster";

/** Changes of roles in the audit log that are read where there is no roster yet. */
const maxHistory = 1000;
/** Accounts that Auth is asked about at once. */
const maxAccounts = 100;

/** `staff/admins` */
export function getRosterRef(db: Firestore): DocumentReference {
  return db.collection("staff").doc("admins");
}

/** The roster, in a transaction. A site from before there was one gets it from its audit log, which has every role. */
export async function readRoster(transaction: Transaction, db: Firestore): Promise<Roster> {
  const snapshot = await transaction.get(getRosterRef(db));
  if (snapshot.exists) return rosterSchema.parse(snapshot.data());
  const changes = db.collection("audit").where("action", "==", "role.set").orderBy("at", "desc");
  const { docs } = await transaction.get(changes.limit(maxHistory));
  return docs
    .toReversed()
    .map((document) => auditDocumentSchema.parse(document.data()))
    .reduce<Roster>(
      (roster, { subject, actor, after, at }) =>
        subject === null
          ? roster
          : changeRoster(roster, {
              ...{ uid: subject, isAdmin: after.admin === true, at },
              isOperator: actor === "command-line",
            }),
      { first: null, admins: [] },
    );
}

/**
 * Those of the roster who have the role in Auth too and can sign in, in the order in which they got it.
 *
 * @throws The SDK's own error when Auth cannot be reached.
 */
export async function listLiveAdmins(
  { auth }: Pick<AccountDependencies, "auth">,
  roster: Roster,
): Promise<string[]> {
  const uids = listRosterAdmins(roster).slice(0, maxAccounts);
  if (uids.length === 0) return [];
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  const live = new Set(
    users
      .filter(({ disabled, customClaims }) => !disabled && getRoles(customClaims ?? {}).admin)
      .map(({ uid }) => uid),
  );
  return uids.filter((uid) => live.has(uid));
}
