import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { PagedList } from "@/components/ui/PagedList";
import { PageLink } from "@/components/ui/PageLink";
import { useNotifications } from "@/hooks/notifications/use-notifications";
import { getUserPath } from "@/lib/site/routes";
import { NotificationList } from "./NotificationList";
import { NotificationSettings } from "./NotificationSettings";

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
