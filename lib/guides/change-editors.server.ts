import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentSnapshot, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getRoles } from "@/lib/site/roles";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeGuide } from "./guide-kind.server";
import { mayEditGuide, mayManageGuide } from "./guide-rights";
import type { ChangeGuideEditors, GuideEditorsResponse } from "./proposal-schema";
import { getGuideRef, requireGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";

/**
 * Who may edit a guide besides its owner and admins, for those who may.
 *
 * @throws ApiError 403 for all others; 404 for an unknown guide.
 */
export async function listGuideEditors(
  { db }: Dependencies,
  actor: Actor,
  slug: string,
): Promise<GuideEditorsResponse> {
  const guide = await getGuideRef(db, slug).get();
  await actor.confirmed;
  const stored = requireGuide(guide);
  if (!mayEditGuide(stored, actor)) throw refuseGuide("not-owner");
  return { message: "OK", editors: await toEditors({ db }, stored.editors) };
}

/**
 * Names all editors of a guide anew; its owner and admins may. Who is new or taken off the list is told. The same list
 * again changes nothing.
 *
 * @throws ApiError 400 for an account that is no creator or owns the guide; 403 for whoever may not, and while blocked from
 *   posting; 404 for an unknown guide; 429 after too many changes today.
 */
export async function changeGuideEditors(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  { slug, editors }: ChangeGuideEditors & { readonly slug: string },
): Promise<GuideEditorsResponse> {
  const creators = await findCreators(auth, editors);
  await changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-state", at),
    });
    await actor.confirmed;
    const stored = requireGuide(guide);
    if (!mayManageGuide(stored, actor)) throw refuseGuide("not-owner");
    const added = editors.filter((uid) => !stored.editors.includes(uid));
    const removed = stored.editors.filter((uid) => !editors.includes(uid));
    if (added.length === 0 && removed.length === 0) return;
    // Somebody who lost the role since can stay on the list: without it, the list opens nothing.
    const stranger = added.find((uid) => uid === stored.owner || !creators.has(uid));
    if (stranger !== undefined) throw refuseEditor(editors.indexOf(stranger), stranger === stored.owner);
    const people = await readPeople(transaction, db, [...added, ...removed]);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "guides-state", at });
    transaction.update(guide.ref, { editors, updatedAt: Timestamp.fromDate(at) });
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "guide.editors", target: guide.ref.path, subject: stored.owner, at },
      ...{ before: { editors: stored.editors.length }, after: { editors: editors.length }, why: "" },
    });
    for (const user of people) {
      const change = added.includes(user.id) ? "made" : "removed as";
      const values = { title: stored.title, change };
      addNotification(transaction, { user }, { kind: "guide-editor", ref: slug, values }, at);
    }
  });
  return { message: "OK", editors: await toEditors({ db }, editors) };
}

async function readPeople(
  transaction: Transaction,
  db: Dependencies["db"],
  uids: readonly string[],
): Promise<DocumentSnapshot[]> {
  return transaction.getAll(...uids.map((uid) => getUserRef(db, uid)));
}

async function findCreators(
  auth: AccountDependencies["auth"],
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  const creators = users.filter(({ customClaims }) => getRoles(customClaims ?? {}).creator);
  return new Set(creators.map(({ uid }) => uid));
}

async function toEditors({ db }: Pick<Dependencies, "db">, uids: readonly string[]) {
  return uids.map(await readAuthors(db, uids));
}

function refuseEditor(index: number, isOwner: boolean): ApiError {
  const message = isOwner ? "must not be the author of the guide" : "must be a creator";
  return new ApiError(400, `The request body is invalid: editors.${index} ${message}.`, {
    code: "bad-request",
    details: { issues: [{ path: `editors.${index}`, message }] },
  });
}
