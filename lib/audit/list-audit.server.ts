import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { FieldPath, type Query } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { type AuditAction, type AuditEntry, auditDocumentSchema } from "./schema";

interface AuditFilters {
  /** One kind of entry; all without it. */
  readonly action?: AuditAction | undefined;
  /** Who did it. */
  readonly actor?: string | undefined;
  /** Whom it concerns. */
  readonly subject?: string | undefined;
  readonly since?: Date | undefined;
  /** The first moment that is not included. */
  readonly until?: Date | undefined;
  /** Default 25. */
  readonly size?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/**
 * One page of the audit log, newest first. All filters can be joined: each has an index in this order.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAudit(
  { db }: Pick<Dependencies, "db">,
  { since, until, size, cursor, ...equal }: AuditFilters,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  let query: Query = db.collection("audit");
  for (const field of ["action", "actor", "subject"] as const) {
    if (equal[field] !== undefined) query = query.where(field, "==", equal[field]);
  }
  if (since) query = query.where("at", ">=", since);
  if (until) query = query.where("at", "<", until);
  const { rows, nextCursor } = await readPage({
    query: query.orderBy("at", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: "audit",
    fields: ["time", "id"],
    cursor,
    ...(size !== undefined && { size }),
    parse: (document) => ({ id: document.id, ...auditDocumentSchema.parse(document.data()) }),
    toPosition: ({ at, id }) => [at, id],
  });
  return {
    entries: rows.map(({ at, ...entry }) => ({ ...entry, at: at.toDate().toISOString() })),
    nextCursor,
  };
}
