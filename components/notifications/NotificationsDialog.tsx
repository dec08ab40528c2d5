import { Button, Checkbox, Skeleton } from "@mantine/core";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { Dialog } from "@/components/ui/Dialog";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { useNotifications } from "@/hooks/notifications/use-notifications";
import {
  describeNotification,
  mutableKinds,
  type NotificationKindId,
  notificationKinds,
} from "@/lib/notifications/kinds";
import type { Notification } from "@/lib/notifications/schema";
import { getUserPath } from "@/lib/site/routes";
import classes from "./NotificationsDialog.module.css";

interface NotificationsDialogProps {
  uid: string;
  /** The live count, `null` until it is known. */
  unread: number | null;
  onClose(): void;
  onClosed?: (() => void) | undefined;
}

/** Notifications about own and followed content, and their settings. */
export function NotificationsDialog({ uid, unread, onClose, onClosed }: NotificationsDialogProps) {
  const [hasSettings, setSettings] = useState(false);
  const { notifications, muted, mark, mute, busy, changeProblem, ...state } = useNotifications(uid, unread);
  const follow = (id: string) => {
    void mark(id);
    onClose();
  };
  return (
    <Dialog
      title={hasSettings ? "Notification settings" : "Notifications"}
      size="medium"
      onClose={onClose}
      onClosed={onClosed}
      foot={
        <>
          {!hasSettings && (
            <Button aria-disabled={busy || !unread} onClick={() => unread && void mark("all")}>
              Mark all as read
            </Button>
          )}
          <Button variant="default" disabled={muted === null} onClick={() => setSettings(!hasSettings)}>
            {hasSettings ? "Back to the list" : "Settings"}
          </Button>
        </>
      }
    >
      <div className="p-4">
        {changeProblem && (
          <Note tone="bad" role="alert" className="mb-3">
            {changeProblem}
          </Note>
        )}
        {hasSettings && muted !== null ? (
          <>
            <NotificationSettings muted={muted} busy={busy} onChange={(kinds) => void mute(kinds)} />
            <p className="mt-4 text-14 leading-5">
              <PageLink href={`${getUserPath(uid)}#away`} onClick={onClose}>
                Notifications on this device and weekly email
              </PageLink>
            </p>
          </>
        ) : (
          <PagedList
            state={state}
            count={notifications?.length ?? null}
            name="notifications"
            empty={
              <EmptyState title="No notifications yet">
                You'll hear about your runs, builds, badges and requests here.
              </EmptyState>
            }
            skeleton={<Skeleton height={240} />}
          >
            <NotificationList notifications={notifications ?? []} onFollow={follow} />
          </PagedList>
        )}
      </div>
    </Dialog>
  );
}

interface NotificationSettingsProps {
  /** Kinds that are turned off. */
  muted: readonly NotificationKindId[];
  busy: boolean;
  onChange(muted: readonly NotificationKindId[]): void;
}

/** Which kinds of notification one gets; each choice is saved at once. */
function NotificationSettings({ muted, busy, onChange }: NotificationSettingsProps) {
  return (
    <fieldset className="grid gap-3 text-14">
      <legend className="mb-3 text-dim">
        Choose what you are notified about. Messages from moderators always arrive.
      </legend>
      {mutableKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={!muted.includes(kind)}
          aria-disabled={busy}
          onChange={({ target }) => {
            if (busy) return;
            onChange(target.checked ? muted.filter((each) => each !== kind) : [...muted, kind]);
          }}
          label={notificationKinds[kind].label}
        />
      ))}
    </fieldset>
  );
}

interface NotificationListProps {
  notifications: readonly Notification[];
  /** One was followed to its page. */
  onFollow(id: string): void;
}

/** Notifications in the order given, each a link to what it is about. */
function NotificationList({ notifications, onFollow }: NotificationListProps) {
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
