import { useEffect, useRef } from "react";
import { useMutation } from "@/hooks/ui/use-mutation";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { notificationCalls } from "@/lib/notifications/api";
import type { NotificationKindId } from "@/lib/notifications/kinds";
import type { Notification } from "@/lib/notifications/schema";

interface NotificationsState extends PagedListState {
  /** Newest first; `null` until the first page is there. */
  readonly notifications: readonly Notification[] | null;
  /** Kinds that are turned off; `null` until they are known. */
  readonly muted: readonly NotificationKindId[] | null;
  /** @param id `all` for all of them @returns whether it is done */
  mark(id: string): Promise<boolean>;
  /** @returns whether it is saved */
  mute(kinds: readonly NotificationKindId[]): Promise<boolean>;
  readonly busy: boolean;
  /** Why the last change failed, as text. */
  readonly changeProblem: string | null;
}

/**
 * One's own notifications, page by page. Follows the unread count: when that changes, so does the list.
 *
 * @param unread the live count, `null` until it is known
 */
export function useNotifications(uid: string, unread: number | null): NotificationsState {
  const { pages, mutate, ...list } = usePagedList(["notifications", uid] as const, (_, cursor) =>
    callSignedIn(notificationCalls.listNotifications, { query: { cursor } }),
  );
  const lastUnread = useRef(unread);
  useEffect(() => {
    if (lastUnread.current !== null && lastUnread.current !== unread) void mutate();
    lastUnread.current = unread;
  }, [unread, mutate]);

  const marking = useMutation(async (read: string) => {
    await callSignedIn(notificationCalls.markNotifications, { body: { read } });
    await mutate();
  }, "The notifications could not be marked. Try again.");
  const muting = useMutation(async (muted: readonly NotificationKindId[]) => {
    await callSignedIn(notificationCalls.muteKinds, { body: { muted: [...muted] } });
    await mutate();
  }, "Your choice could not be saved. Try again.");

  return {
    ...list,
    notifications: pages?.flatMap((page) => page.notifications) ?? null,
    muted: pages?.[0]?.muted ?? null,
    mark: async (id) => (await marking.run(id)) !== null,
    mute: async (kinds) => (await muting.run(kinds)) !== null,
    busy: marking.busy || muting.busy,
    changeProblem: marking.problem ?? muting.problem,
  };
}
