import { useEffect, useState } from "react";
import { repairSession } from "@/lib/account/open-session";
import type { Unsubscribe } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";
import type { WatchedUser } from "@/lib/users/schema";

export interface WatchedUserState {
  /** The document as it is now; `null` until it is known. */
  readonly user: WatchedUser | null;
  /** The watch broke: `user` is what was last known. */
  readonly failed: boolean;
}

const unknown: WatchedUserState = { user: null, failed: false };

/**
 * One's own `users/{uid}`, live: coins and name. A missing document is created by the server once.
 *
 * @param uid `null` watches nothing, and loads nothing
 */
export function useWatchedUser(uid: string | null): WatchedUserState {
  const [watched, setWatched] = useState<WatchedUserState & { uid: string | null }>({ uid, ...unknown });

  useEffect(() => {
    if (uid === null) return;
    let stopped = false;
    let stopWatching: Unsubscribe = () => {};
    const fail = () => {
      if (stopped) return;
      setWatched((before) => ({ uid, user: before.uid === uid ? before.user : null, failed: true }));
    };
    // With its schema, which a visitor has no use for.
    Promise.all([loadIdentity(), import("@/lib/live/live-documents")]).then(
      ([identity, { liveDocuments }]) => {
        if (stopped) return;
        stopWatching = identity.watch(liveDocuments.user, uid, {
          onData: (user) => {
            if (user) setWatched({ uid, user, failed: false });
            else repairSession(uid, identity.idToken).catch(fail);
          },
          onError: fail,
        });
      },
      fail,
    );
    return () => {
      stopped = true;
      stopWatching();
    };
  }, [uid]);

  // Until the effect has run for another account, the state still shows the last one's.
  return watched.uid === uid ? watched : unknown;
}
