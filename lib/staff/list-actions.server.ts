import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { type StaffAction, staffActionSchema } from "./staff-action";

/**
 * One page of what admins proposed, the latest first.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listStaffActions(
  { db }: Pick<Dependencies, "db">,
  cursor: string | undefined,
): Promise<{ actions: (StaffAction & { readonly id: string })[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await readPage({
    query: db
      .collection("staffActions")
      .orderBy("proposedAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    list: "staff-actions",
    fields: ["time", "id"],
    cursor,
    parse: (document) => ({ id: document.id, ...staffActionSchema.parse(document.data()) }),
    toPosition: ({ proposedAt, id }) => [proposedAt, id],
  });
  return { actions: rows, nextCursor };
}
