import { useEffect, useState } from "react";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import { dismissedStore } from "@/lib/announcements/dismissed-store";
import { fetchCurrent } from "@/lib/announcements/fetch-current";
import type { ShownAnnouncement } from "@/lib/announcements/shown";

interface AnnouncementState {
  /** `null` where there is none, or it was closed in this browser. */
  readonly announcement: ShownAnnouncement | null;
  /** Whether there is one is known, or cannot be found out. */
  readonly isRead: boolean;
  /** Closes it for good in this browser. */
  dismiss(): void;
}

/** The present announcement. A page without an answer shows nothing. */
export function useAnnouncement(): AnnouncementState {
  const [current, setCurrent] = useState<ShownAnnouncement | null>(null);
  const [isRead, setRead] = useState(false);
  const dismissed = useLocalStore(dismissedStore);
  useEffect(() => {
    let isGone = false;
    fetchCurrent()
      .then(
        (found) => !isGone && setCurrent(found),
        () => undefined,
      )
      .finally(() => !isGone && setRead(true));
    return () => {
      isGone = true;
    };
  }, []);
  return {
    announcement: current?.id === dismissed ? null : current,
    isRead,
    dismiss: () => current && dismissedStore.change(() => current.id),
  };
}
