import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { type AuditAction, type AuditEntry, auditDocumentSchema } from "./schema";

interface AuditQuery {
  /** One kind of entry; all without it. */
  readonly action?: AuditAction | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/**
 * One page of the audit log, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAudit(
  { db }: Pick<Dependencies, "db">,
  { action, cursor }: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const log = db.collection("audit");
  const chosen = action === undefined ? log : log.where("action", "==", action);
  const { rows, nextCursor } = await readPage({
    query: chosen.orderBy("at", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: "audit",
    fields: ["time", "id"],
    cursor,
    parse: (document) => ({ id: document.id, ...auditDocumentSchema.parse(document.data()) }),
    toPosition: ({ at, id }) => [at, id],
  });
  return {
    entries: rows.map(({ at, ...entry }) => ({ ...entry, at: at.toDate().toISOString() })),
    nextCursor,
  };
}
