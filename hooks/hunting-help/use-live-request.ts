import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveDocument } from "@/hooks/ui/use-live-document";
import type { ReadRequestResponse } from "@/lib/hunting-help/schema";
import { fetchRequest } from "./help-actions";

type Shown = Omit<ReadRequestResponse, "message">;

/** How often whoever cannot watch looks for new answers. Milliseconds. */
const pollEvery = 60_000;

/**
 * A request as it is now. Signed-in readers watch it and get new answers at once; visitors look once a minute while the
 * page is in front.
 *
 * @param page what the page came with
 * @param uid who reads; `null` for visitors
 */
export function useLiveRequest(page: Shown, uid: string | null) {
  const { id } = page.request;
  const [fetched, setFetched] = useState<Shown | null>(null);
  const isGone = useRef(false);
  const refresh = useCallback(async () => {
    try {
      const reply = await fetchRequest(id);
      if (!isGone.current) setFetched(reply);
    } catch {
      // What is shown stays; the next change or the next minute tries again.
    }
  }, [id]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const { status, data } = useLiveDocument(loadActivity, uid === null ? null : id);
  const isWatched = uid !== null && status !== "offline";
  // A request that nobody has changed yet has no such document.
  const revision = status === "loading" ? null : (data?.revision ?? 0);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (revision === null) return;
    if (seen.current !== null && seen.current !== revision) void refresh();
    seen.current = revision;
  }, [revision, refresh]);

  useEffect(() => {
    if (isWatched) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, pollEvery);
    return () => clearInterval(timer);
  }, [isWatched, refresh]);

  return { ...(fetched ?? page), refresh };
}

const loadActivity = () =>
  import("@/lib/live/live-documents").then(({ liveDocuments }) => liveDocuments.helpActivity);
