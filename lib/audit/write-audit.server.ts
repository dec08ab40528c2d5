import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import type { AuditDocument } from "./schema";

/** A transaction or a batch: what can create a document together with other writes. */
interface Creator {
  create(reference: DocumentReference, data: Record<string, unknown>): unknown;
}

/** Adds an entry to the audit log, in the transaction or batch that makes the change. */
export function writeAudit(
  writer: Creator,
  db: Firestore,
  entry: Omit<AuditDocument, "at"> & { readonly at: Date },
): void {
  writer.create(db.collection("audit").doc(), { ...entry });
}
