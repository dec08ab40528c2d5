import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { type ReportsQuery, type ReportsResponse, reportDocumentSchema } from "./schema";

/**
 * A page of the reports in one state, oldest first: what waits longest comes first.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listReports(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { status, cursor }: ReportsQuery,
): Promise<ReportsResponse> {
  const { rows, nextCursor } = await readPage({
    query: db
      .collection("reports")
      .where("status", "==", status)
      .orderBy("createdAt")
      .orderBy(FieldPath.documentId()),
    list: `reports-${status}`,
    fields: ["time", "id"],
    cursor,
    parse: (document) => ({ reportId: document.id, ...reportDocumentSchema.parse(document.data()) }),
    toPosition: ({ createdAt, reportId }) => [createdAt, reportId],
  });
  await actor.confirmed;
  return {
    message: "OK",
    reports: rows.map(({ reporter: _, decidedAt: __, createdAt, ...report }) => ({
      ...report,
      createdAt: createdAt.toDate().toISOString(),
    })),
    nextCursor,
  };
}
