import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
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
export async function createAnnouncement(
  { db, now }: Dependencies,
  actor: Actor,
  { key, text, href, from, to }: CreateAnnouncement,
): Promise<AnnouncementResponse> {
  const id = createHash("sha256").update(`announcement/${actor.uid}/${key}`).digest("hex").slice(0, 24);
  const reference = db.collection("announcements").doc(id);
  try {
    const stored = await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
      const at = now();
      const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
      await actor.confirmed;
      if (!snapshot || !limit) throw new Error("The store left out a document.");
      if (snapshot.exists) return announcementDocumentSchema.parse(snapshot.data());
      await openAudit(transaction, db);
      takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
      const fields: AnnouncementDocument = {
        ...{ text, href, by: actor.uid, createdAt: Timestamp.fromDate(at), endedAt: null },
        from: Timestamp.fromDate(new Date(from)),
        to: Timestamp.fromDate(new Date(to)),
      };
      transaction.create(reference, fields);
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action: "announcement.create", target: reference.path, subject: null, at },
        ...{ before: {}, after: { from, to }, why: text },
      });
      return fields;
    });
    return { message: "OK", announcement: toAnnouncement(id, stored) };
  } finally {
    purgePage(announcementsPath);
  }
}

/**
 * An admin ends an announcement before its time. What is over already stays so.
 *
 * @throws ApiError 404 for an unknown one; 429 after too many changes today.
 */
export async function endAnnouncement(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<AnnouncementResponse> {
  const reference = db.collection("announcements").doc(id);
  try {
    const stored = await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
      const at = now();
      const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
      await actor.confirmed;
      if (!snapshot?.exists || !limit) {
        throw new ApiError(404, "There is no such announcement.", { code: "not-found" });
      }
      const held = announcementDocumentSchema.parse(snapshot.data());
      if (held.endedAt !== null || held.to.toDate() <= at) return held;
      await openAudit(transaction, db);
      takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
      const endedAt = Timestamp.fromDate(at);
      transaction.update(reference, { endedAt });
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action: "announcement.end", target: reference.path, subject: null, at },
        ...{ before: { ended: false }, after: { ended: true }, why: held.text },
      });
      return { ...held, endedAt };
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
