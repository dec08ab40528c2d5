import type { Dependencies } from "@/lib/api/dependencies.server";
import { ApiError } from "@/lib/api/errors";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from "@/lib/firebase/admin.server";
import { openSession } from "@/lib/profiles/open-session.server";
import { userRef } from "@/lib/profiles/user-document.server";
import { decodeCursor, encodeCursor } from "./cursor";
import { type LedgerEntry, type LedgerResponse, ledgerDocumentSchema, ledgerPageSize } from "./schema";

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
  const ledger = userRef(db, actor.uid)
    .collection("ledger")
    .orderBy("createdAt", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    // One more than a page tells whether there is another.
    .limit(ledgerPageSize + 1);
  const snapshot = await (cursor === undefined ? ledger : ledger.startAfter(...startOf(cursor))).get();

  // An empty statement may be the first that is seen of an account.
  if (snapshot.empty && cursor === undefined) await openSession({ db, now }, actor);
  const page = snapshot.docs.slice(0, ledgerPageSize);
  const last = page.at(-1);
  const hasMore = snapshot.docs.length > ledgerPageSize;
  return {
    message: "OK",
    entries: page.map(toEntry),
    nextCursor: hasMore && last ? cursorAfter(last) : null,
  };
}

function startOf(cursor: string): [Timestamp, string] {
  const position = decodeCursor(cursor);
  if (!position) {
    throw new ApiError(400, "The cursor is not one of this statement.", {
      code: "bad-request",
      details: { issues: [{ path: "cursor", message: "must be a nextCursor of an earlier page" }] },
    });
  }
  return [new Timestamp(position.seconds, position.nanoseconds), position.key];
}

function toEntry(document: QueryDocumentSnapshot): LedgerEntry {
  const { createdAt, ...entry } = ledgerDocumentSchema.parse(document.data());
  return { key: document.id, ...entry, createdAt: createdAt.toDate().toISOString() };
}

function cursorAfter(document: QueryDocumentSnapshot): string {
  const { createdAt } = ledgerDocumentSchema.parse(document.data());
  return encodeCursor({ seconds: createdAt.seconds, nanoseconds: createdAt.nanoseconds, key: document.id });
}
