import type { UserDocument } from "@/lib/users/schema";
import { type NotificationKindId, notificationKinds } from "./kinds";

/** Whether a person has turned a kind of notification off. */
export function isMuted(
  { mutedNotifications }: Pick<UserDocument, "mutedNotifications">,
  kind: NotificationKindId,
): boolean {
  return notificationKinds[kind].canMute && mutedNotifications.includes(kind);
}
