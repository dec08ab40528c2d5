import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type Query } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { type LedgerQuery, type LedgerResponse, ledgerDocumentSchema } from "./schema";

/**
 * One page of a person's own statement, newest first; entries of the same moment are ordered by their key,
 * so no entry is skipped or repeated between pages.
 *
 * @param query `reason` narrows it; `cursor` is `nextCursor` of the page before, absent for the first.
 * @throws ApiError 400 for a cursor that this API did not hand out.
 */
export async function listEntries(
  { db, now }: Dependencies,
  actor: Actor,
  { cursor, reason, size }: LedgerQuery,
): Promise<LedgerResponse> {
  const ledger = getUserRef(db, actor.uid).collection("ledger");
  const chosen: Query = reason === undefined ? ledger : ledger.where("reason", "==", reason);
  const { rows, nextCursor } = await readPage({
    query: chosen.orderBy("createdAt", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: reason === undefined ? "ledger" : `ledger-${reason}`,
    fields: ["time", "id"],
    cursor,
    size,
    parse: (document) => ({ key: document.id, ...ledgerDocumentSchema.parse(document.data()) }),
    toPosition: ({ createdAt, key }) => [createdAt, key],
  });

  // An empty statement may be the first that is seen of an account.
  if (rows.length === 0 && cursor === undefined) await addUser({ db, now }, actor);
  return {
    message: "OK",
    entries: rows.map(({ createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toDate().toISOString(),
    })),
    nextCursor,
  };
}

function addUser({ db, now }: Dependencies, actor: Actor): Promise<void> {
  const account = getUserRef(db, actor.uid);
  return runTransaction(db, [account], async (transaction) => {
    const user = await transaction.get(account);
    ensureUser(transaction, user, await actor.confirmed, now());
  });
}
