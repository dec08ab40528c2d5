import { useEffect } from "react";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useNotifications } from "@/hooks/notifications/use-notifications";
import { describeNotification, type NotificationKindId } from "@/lib/notifications/kinds";

/** Kinds that wait for something, or that one would ask for: likes, badges and news of what is followed wait in the bell. */
const kinds: ReadonlySet<NotificationKindId> = new Set<NotificationKindId>([
  ...([
    "answer-received",
    "comment-received",
    "answer-approved",
    "answer-invited",
    "request-expired",
  ] as const),
  ...(["record-lost", "place-lost", "run-verified", "run-rejected", "video-gone", "partner-asked"] as const),
  ...(["hunt-asked", "hunt-accepted", "hunt-on", "hunt-news", "guide-proposed"] as const),
]);

/** One thing that concerns the person who is signed in. */
interface Concern {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

interface HomeConcernsProps {
  /** The latest two that are unread. */
  onKnown(concerns: readonly Concern[]): void;
}

/** Reads what concerns the person who is signed in, for the home page, which shows it. Load it with `next/dynamic`. */
export function HomeConcerns({ onKnown }: HomeConcernsProps) {
  const user = useCurrentUser();
  return user && <Reader key={user.uid} uid={user.uid} onKnown={onKnown} />;
}

function Reader({ uid, onKnown }: HomeConcernsProps & { uid: string }) {
  const { notifications } = useNotifications(uid, null);
  const unread = (notifications ?? []).filter(({ kind, isRead }) => !isRead && kinds.has(kind));
  const concerns = unread
    .slice(0, 2)
    .map((notification) => ({ id: notification.id, ...describeNotification(notification) }));
  const text = JSON.stringify(concerns);
  // The list is a new one with each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what counts
  useEffect(() => onKnown(concerns), [text, onKnown]);
  useEffect(() => () => onKnown([]), [onKnown]);
  return null;
}
