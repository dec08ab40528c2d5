import { useEffect } from "react";
import { buildDraftsKey } from "@/lib/builds/drafts-key";

/**
 * Gives what was typed for a build while nobody was signed in to the account that signs in first. Its code is loaded
 * only where something was typed.
 *
 * @param uid `null` while nobody is signed in
 */
export function useClaimedDrafts(uid: string | null): void {
  useEffect(() => {
    if (uid === null || !hasDrafts()) return;
    import("@/lib/builds/draft-store").then(
      ({ claimVisitorDrafts }) => claimVisitorDrafts(uid),
      // Without a connection: the dialog that offers them claims them as well.
      () => {},
    );
  }, [uid]);
}

function hasDrafts(): boolean {
  try {
    return window.localStorage.getItem(buildDraftsKey) !== null;
  } catch {
    return false;
  }
}
