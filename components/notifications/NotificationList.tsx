import { PageLink } from "@/components/ui/PageLink";
import { describeNotification } from "@/lib/notifications/kinds";
import type { Notification } from "@/lib/notifications/schema";
import classes from "./NotificationList.module.css";

interface NotificationListProps {
  notifications: readonly Notification[];
  /** One was followed to its page. */
  onFollow(id: string): void;
}

/** Notifications in the order given, each a link to what it is about. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  return (
    <ul className="grid gap-2">
      {notifications.map((notification) => {
        const { id, createdAt, isRead } = notification;
        const { text, href } = describeNotification(notification);
        return (
          <li key={id}>
            <PageLink
              href={href}
              className={`${classes.entry} hover:bg-hover flex items-start justify-between gap-3 py-2.5 px-3.5 border rounded-md text-14 leading-5 text-default`}
              data-unread={!isRead || undefined}
              onClick={() => onFollow(id)}
            >
              <span className="grid min-w-0">
                <span className="wrap-anywhere">
                  {!isRead && <span className="visually-hidden">Unread: </span>}
                  {text}
                </span>
                <time dateTime={createdAt} className="text-12 leading-4.5 text-dim">
                  {createdAt.slice(0, 10)} {createdAt.slice(11, 16)} UTC
                </time>
              </span>
              {!isRead && (
                <span className="w-2 h-2 rounded-full bg-signal flex-none mt-1.5" aria-hidden="true" />
              )}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
