import { z } from "zod";
import type { Firestore } from "@/lib/firebase/admin.server";
import { namesRequest } from "./kinds";
import type { NotificationDocument } from "./schema";

/** In place of the title of a request that the reader may not see any more. */
const hiddenTitle = "removed request";

/** The part of a stored request of Hunting Help that its title depends on. */
const requestSchema = z.object({ asker: z.string().nullable(), visibility: z.string() });

/**
 * Leaves the titles out that moderators have hidden since somebody was told of them, or that went with their author.
 * A request is read for each that is named, so it is right with every look; askers go on seeing their own titles.
 *
 * @param uid Whose notifications these are.
 */
export async function hideTitles<Row extends Pick<NotificationDocument, "kind" | "ref" | "values">>(
  db: Firestore,
  uid: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ kind, ref }) => (namesRequest(kind) ? [ref] : [])))];
  if (ids.length === 0) return [...rows];
  const references = ids.map((id) => db.collection("helpRequests").doc(id));
  const snapshots = await db.getAll(...references, { fieldMask: ["asker", "visibility"] });
  const shown = new Set(
    snapshots.flatMap((snapshot) => {
      if (!snapshot.exists) return [];
      const { asker, visibility } = requestSchema.parse(snapshot.data());
      return asker === uid || visibility === "published" ? [snapshot.id] : [];
    }),
  );
  return rows.map((row) =>
    namesRequest(row.kind) && !shown.has(row.ref)
      ? { ...row, values: { ...row.values, title: hiddenTitle } }
      : row,
  );
}
