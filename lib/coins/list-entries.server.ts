import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { openSession } from "@/lib/users/open-session.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { type LedgerResponse, ledgerDocumentSchema } from "./schema";

/**
 * One page of a person's own statement, newest first; entries of the same moment are ordered by their key,
 * so no entry is skipped or repeated between pages.
 *
 * @param cursor `nextCursor` of the page before; absent for the first.
 * @throws ApiError 400 for a cursor that this API did not hand out.
 */
export async function listEntries(
  { db, now }: Dependencies,
  actor: Actor,
  cursor: string | undefined,
): Promise<LedgerResponse> {
  const { rows, nextCursor } = await readPage({
    query: getUserRef(db, actor.uid)
      .collection("ledger")
      .orderBy("createdAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    list: "ledger",
    fields: ["time", "id"],
    cursor,
    parse: (document) => ({ key: document.id, ...ledgerDocumentSchema.parse(document.data()) }),
    toPosition: ({ createdAt, key }) => [createdAt, key],
  });

  // An empty statement may be the first that is seen of an account.
  if (rows.length === 0 && cursor === undefined) await openSession({ db, now }, actor);
  return {
    message: "OK",
    entries: rows.map(({ createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toDate().toISOString(),
    })),
    nextCursor,
  };
}
