import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { listAudit } from "@/lib/audit/list-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { readAuthors } from "@/lib/users/read-authors.server";
import type { AuditQuery, AuditResponse } from "./schema";

/** Entries of a page up to which names are read: an export has uids alone. */
const maxNamed = 100;

/**
 * One page of the audit log, newest first, with the names of the people in it. Reads the entries of the page, one more,
 * and at most two people for each.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAuditPage(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { from, to, size, ...query }: AuditQuery,
): Promise<AuditResponse> {
  const { entries, nextCursor } = await listAudit(
    { db },
    {
      ...query,
      size,
      since: from === undefined ? undefined : new Date(`${from}T00:00:00Z`),
      until: to === undefined ? undefined : new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000),
    },
  );
  await actor.confirmed;
  const uids = size > maxNamed ? [] : entries.flatMap(({ actor: by, subject }) => [by, subject ?? by]);
  const people = uids.filter((uid) => uid !== "command-line" && uid !== "reports");
  const getAuthor = await readAuthors(db, people);
  const names = Object.fromEntries([...new Set(people)].map((uid) => [uid, getAuthor(uid).displayName]));
  return { message: "OK", entries, names, nextCursor };
}
