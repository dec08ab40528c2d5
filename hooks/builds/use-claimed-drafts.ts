import { useEffect } from "react";
import { buildDraftsKey } from "@/lib/builds/drafts-key";
import { readStored } from "@/lib/site/stored-text";

/**
 * Gives what was typed for a build while nobody was signed in to the account that signs in first. Its code is loaded
 * only where something was typed.
 *
 * @param uid `null` while nobody is signed in
 */
export function useClaimedDrafts(uid: string | null): void {
  useEffect(() => {
    if (uid === null || readStored(buildDraftsKey) === null) return;
    import("@/lib/builds/draft-store").then(
      ({ claimVisitorDrafts }) => claimVisitorDrafts(uid),
      // Without a connection: the dialog that offers them claims them as well.
      () => {},
    );
  }, [uid]);
}
