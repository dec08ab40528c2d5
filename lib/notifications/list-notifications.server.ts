import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath } from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { isNotificationRead } from "./add-notification.server";
import { hideTitles } from "./hide-titles.server";
import { isNotificationKind } from "./kinds";
import { nameHunters } from "./name-hunters.server";
import { type NotificationsResponse, notificationDocumentSchema } from "./schema";

/**
 * A page of a person's own notifications, newest first, with the unread count and what is turned off. Reads 25 of them,
 * each request that they name,
 * and the names of hunters who are followed.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listNotifications(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  cursor: string | undefined,
): Promise<NotificationsResponse> {
  const account = getUserRef(db, actor.uid);
  const [snapshot, { rows, nextCursor }] = await Promise.all([
    account.get(),
    readPage({
      query: account
        .collection("notifications")
        .orderBy("createdAt", "desc")
        .orderBy(FieldPath.documentId(), "desc"),
      list: "notifications",
      fields: ["time", "id"],
      cursor,
      parse: (document) => ({ id: document.id, ...notificationDocumentSchema.parse(document.data()) }),
      toPosition: ({ createdAt, id }) => [createdAt, id],
    }),
  ]);
  await actor.confirmed;
  const user = readUser(snapshot);
  const shown = await nameHunters(db, await hideTitles(db, actor.uid, rows));
  return {
    message: "OK",
    notifications: shown.map(({ id, kind, ref, values, count, createdAt, readAt }) => ({
      ...{ id, kind, ref, values, count },
      createdAt: createdAt.toDate().toISOString(),
      isRead: user === null || isNotificationRead({ createdAt, readAt }, user),
    })),
    nextCursor,
    unread: user?.unread ?? 0,
    muted: (user?.mutedNotifications ?? []).filter(isNotificationKind),
  };
}
