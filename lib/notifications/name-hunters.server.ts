import type { Firestore } from "@/lib/firebase/admin.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { readFollowKey } from "./follow-keys";
import type { NotificationDocument } from "./schema";

/** Names the hunters whom news are about, as they are called now: a name that was hidden or changed is so here too. */
export async function nameHunters<Row extends Pick<NotificationDocument, "kind" | "ref" | "values">>(
  db: Firestore,
  rows: readonly Row[],
): Promise<Row[]> {
  const getHunter = ({ kind, ref }: Row) => {
    const key = kind === "followed" ? readFollowKey(ref) : null;
    return key?.kind === "hunter" ? key.id : null;
  };
  const uids = rows.map(getHunter).filter((uid) => uid !== null);
  if (uids.length === 0) return [...rows];
  const getAuthor = await readAuthors(db, uids);
  return rows.map((row) => {
    const uid = getHunter(row);
    return uid === null ? row : { ...row, values: { ...row.values, title: getAuthor(uid).displayName } };
  });
}
