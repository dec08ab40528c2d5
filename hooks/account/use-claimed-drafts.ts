import { useEffect } from "react";
import { buildDraftsKey } from "@/lib/builds/drafts-key";
import { answerDraftsKey, requestDraftsKey } from "@/lib/hunting-help/drafts-key";
import { runDraftsKey } from "@/lib/leaderboards/drafts-key";
import { readStored } from "@/lib/site/stored-text";

/** Where drafts are stored, and the code that knows them. */
const stores = [
  [buildDraftsKey, async () => (await import("@/lib/builds/draft-store")).buildDrafts],
  [runDraftsKey, async () => (await import("@/lib/leaderboards/run/draft-store")).runDrafts],
  [requestDraftsKey, async () => (await import("@/lib/hunting-help/draft-store")).requestDrafts],
  [answerDraftsKey, async () => (await import("@/lib/hunting-help/draft-store")).answerDrafts],
] as const;

/**
 * Gives what was typed while nobody was signed in to the account that signs in first. The code is loaded only where
 * something was typed.
 *
 * @param uid `null` while nobody is signed in
 */
export function useClaimedDrafts(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    for (const [key, load] of stores) {
      if (readStored(key) === null) continue;
      load().then(
        (drafts) => drafts.claimVisitorDrafts(uid),
        // Without a connection: the form that offers them claims them as well.
        () => {},
      );
    }
  }, [uid]);
}
