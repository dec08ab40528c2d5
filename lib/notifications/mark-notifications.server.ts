import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getNotificationRef, isNotificationRead } from "./add-notification.server";
import type { MarkNotifications, MarkNotificationsResponse } from "./schema";
import { notificationDocumentSchema } from "./schema";

/**
 * Marks one notification as read, or all that there are: one moment in `users/{uid}`, however many they are. What is
 * read already stays so.
 *
 * @throws ApiError 404 for a notification that the caller does not have.
 */
export function markNotifications(
  dependencies: Dependencies,
  actor: Actor,
  { read }: MarkNotifications,
): Promise<MarkNotificationsResponse> {
  return read === "all" ? markAll(dependencies, actor) : markOne(dependencies, actor, read);
}

function markAll({ db, now }: Dependencies, actor: Actor): Promise<MarkNotificationsResponse> {
  const account = getUserRef(db, actor.uid);
  return runTransaction(db, [account], async (transaction) => {
    const user = readUser(await transaction.get(account));
    await actor.confirmed;
    if (user && user.unread > 0) {
      // The moment only goes forward, also where the clocks of servers differ.
      const held = user.notificationsReadAt?.toDate().getTime() ?? 0;
      const readAt = new Date(Math.max(now().getTime(), held + 1));
      transaction.update(account, { unread: 0, notificationsReadAt: readAt });
    }
    return { message: "OK", unread: 0 };
  });
}

function markOne({ db, now }: Dependencies, actor: Actor, id: string): Promise<MarkNotificationsResponse> {
  const account = getUserRef(db, actor.uid);
  return runTransaction(db, [account], async (transaction) => {
    const { user: snapshot, notification } = await readTogether(transaction, {
      user: account,
      notification: getNotificationRef(db, actor.uid, id),
    });
    await actor.confirmed;
    const user = readUser(snapshot);
    if (!user || !notification.exists) {
      throw new ApiError(404, "There is no such notification.", { code: "not-found" });
    }
    if (isNotificationRead(notificationDocumentSchema.parse(notification.data()), user)) {
      return { message: "OK", unread: user.unread };
    }
    const unread = Math.max(0, user.unread - 1);
    transaction.update(notification.ref, { readAt: now() });
    transaction.update(account, { unread });
    return { message: "OK", unread };
  });
}
