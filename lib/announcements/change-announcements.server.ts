import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { type AuditContent, getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePage } from "@/lib/content/cache-page.server";
import { FieldPath, type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readPage } from "@/lib/paging/read-page.server";
import { announcementsPath } from "./read-current.server";
import {
  type Announcement,
  type AnnouncementDocument,
  type AnnouncementResponse,
  type AnnouncementsResponse,
  announcementDocumentSchema,
  type CreateAnnouncement,
} from "./schema";

/**
 * One page of all announcements, the latest first.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAnnouncements(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  cursor: string | undefined,
): Promise<AnnouncementsResponse> {
  const { rows, nextCursor } = await readPage({
    query: db
      .collection("announcements")
      .orderBy("createdAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    ...{ list: "announcements", fields: ["time", "id"], cursor },
    parse: (document) => ({ id: document.id, stored: announcementDocumentSchema.parse(document.data()) }),
    toPosition: ({ id, stored }) => [stored.createdAt, id],
  });
  await actor.confirmed;
  return {
    message: "OK",
    announcements: rows.map(({ id, stored }) => toAnnouncement(id, stored)),
    nextCursor,
  };
}

/**
 * An admin announces something on every page, from one moment to another. A repeated call posts nothing.
 *
 * @throws ApiError 429 after too many changes today.
 */
export function createAnnouncement(
  dependencies: Dependencies,
  actor: Actor,
  { key, text, href, from, to }: CreateAnnouncement,
): Promise<AnnouncementResponse> {
  const id = createHash("sha256").update(`announcement/${actor.uid}/${key}`).digest("hex").slice(0, 24);
  return changeAnnouncement(dependencies, actor, id, (held, at) => {
    if (held) return { held };
    const created: AnnouncementDocument = {
      ...{ text, href, by: actor.uid, createdAt: Timestamp.fromDate(at), endedAt: null },
      from: Timestamp.fromDate(new Date(from)),
      to: Timestamp.fromDate(new Date(to)),
    };
    return { held: created, audit: { action: "announcement.create", before: {}, after: { from, to } } };
  });
}

/**
 * An admin ends an announcement before its time. What is over already stays so.
 *
 * @throws ApiError 404 for an unknown one; 429 after too many changes today.
 */
export function endAnnouncement(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
): Promise<AnnouncementResponse> {
  return changeAnnouncement(dependencies, actor, id, (held, at) => {
    if (!held) throw new ApiError(404, "There is no such announcement.", { code: "not-found" });
    if (held.endedAt !== null || held.to.toDate() <= at) return { held };
    return {
      held: { ...held, endedAt: Timestamp.fromDate(at) },
      audit: { action: "announcement.end", before: { ended: false }, after: { ended: true } },
    };
  });
}

/** The announcement as it is then; with an entry for the log where it is another one than before. */
interface Change {
  readonly held: AnnouncementDocument;
  readonly audit?: Pick<AuditContent, "action" | "before" | "after">;
}

/**
 * Changes an announcement and logs it, or leaves it as it is.
 *
 * @param change of what is stored, `null` where nothing is, at the time of the call
 * @throws ApiError 429 after too many changes today.
 */
async function changeAnnouncement(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  change: (held: AnnouncementDocument | null, at: Date) => Change,
): Promise<AnnouncementResponse> {
  const reference = db.collection("announcements").doc(id);
  try {
    const stored = await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
      const at = now();
      const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
      await actor.confirmed;
      if (!snapshot || !limit) throw new Error("The store left out a document.");
      const { held, audit } = change(
        snapshot.exists ? announcementDocumentSchema.parse(snapshot.data()) : null,
        at,
      );
      if (!audit) return held;
      await openAudit(transaction, db);
      takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
      transaction.set(reference, held);
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, target: reference.path, subject: null, at, why: held.text },
        ...audit,
      });
      return held;
    });
    return { message: "OK", announcement: toAnnouncement(id, stored) };
  } finally {
    purgePage(announcementsPath);
  }
}

/** Takes a deleted account's uid out of what it announced. */
export async function eraseAnnouncements(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection("announcements").where("by", "==", uid).limit(400).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.update(ref, { by: null });
  await batch.commit();
}

function toAnnouncement(id: string, stored: AnnouncementDocument): Announcement {
  return {
    ...{ id, text: stored.text, href: stored.href },
    from: stored.from.toDate().toISOString(),
    to: stored.to.toDate().toISOString(),
    endedAt: stored.endedAt?.toDate().toISOString() ?? null,
  };
}
