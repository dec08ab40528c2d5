import { useEffect } from "react";
import { useLiveDocument } from "@/hooks/ui/use-live-document";
import { repairSession } from "@/lib/account/open-session";
import type { IdentityClient } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";
import type { WatchedUser } from "@/lib/users/schema";

export interface WatchedUserState {
  /** The document as it is now; `null` until it is known. */
  readonly user: WatchedUser | null;
  /** The watch broke: `user` is what was last known. */
  readonly failed: boolean;
}

/**
 * One's own `users/{uid}`, live: coins and name. A missing document is created by the server once; one that another
 * call made before a session was opened gets its name then.
 *
 * @param uid `null` watches nothing, and loads nothing
 */
export function useWatchedUser(uid: string | null): WatchedUserState {
  const { status, data } = useLiveDocument(loadUserDocument, uid, createUser);
  const isUnnamed = data?.naming?.from === null;

  useEffect(() => {
    if (uid === null || !isUnnamed) return;
    loadIdentity()
      .then((identity) => createUser(uid, identity))
      // The next sign-in makes up for it.
      .catch(() => undefined);
  }, [uid, isUnnamed]);

  return { user: data, failed: status === "offline" };
}

const loadUserDocument = () =>
  import("@/lib/live/live-documents").then(({ liveDocuments }) => liveDocuments.user);

const createUser = (uid: string, { idToken }: IdentityClient) => repairSession(uid, idToken);
