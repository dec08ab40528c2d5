import { useEffect, useState } from "react";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import type { announcementCalls } from "@/lib/announcements/api";
import { dismissedStore } from "@/lib/announcements/dismissed-store";
import type { ShownAnnouncement } from "@/lib/announcements/shown";
import { callApi } from "@/lib/http/fetcher";
import { toSitePath } from "@/lib/site/to-site-path";
import { hasTexts, isRecord } from "@/lib/text/read-stored";

// Written again so that no page carries the contract for this alone, which says what fits.
const path: (typeof announcementCalls)["readCurrent"]["path"] = "/api/announcements";

/**
 * Asks what is announced now. Read by hand: every visitor's page does this, and the schema library weighs more than the
 * page.
 *
 * @throws ApiCallError as `callApi`
 */
function fetchCurrent(): Promise<ShownAnnouncement | null> {
  return callApi(path, { schema: { parse: readCurrent } });
}

function readCurrent(reply: unknown): ShownAnnouncement | null {
  const found = isRecord(reply) ? reply.announcement : null;
  if (!hasTexts(found, ["id", "text"])) return null;
  const href = "href" in found && typeof found.href === "string" ? toSitePath(found.href) : null;
  return { id: found.id, text: found.text, href };
}

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
