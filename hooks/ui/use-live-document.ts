import { useEffect, useState } from "react";
import type { IdentityClient, Unsubscribe } from "@/lib/firebase/identity";
import type { LiveDocument } from "@/lib/firebase/live-document";
import { loadIdentity } from "@/lib/firebase/load";

/** `offline`: the watch broke, and `data` is what was last known. `null` = unknown, or there is no such document. */
type LiveDocumentState<Data> =
  | { readonly status: "loading"; readonly data: null }
  | { readonly status: "ready"; readonly data: Data | null }
  | { readonly status: "offline"; readonly data: Data | null };

const loading = { status: "loading", data: null } as const;

/** Where the document is not there: makes it. Until it is there, or this rejects, the state stays as it was. */
type CreateMissing = (id: string, identity: IdentityClient) => Promise<void>;

/**
 * A document of the store, as it changes.
 *
 *     const loadBoard = () => import("@/lib/live/live-documents").then(({ liveDocuments }) => liveDocuments.board);
 *     const { status, data } = useLiveDocument(loadBoard, boardId);
 *
 * @param load Loads what kind of document it is, with its schema, which a visitor has no use for. The same function
 *   between renders
 * @param id `null` watches nothing, and loads nothing
 * @param createMissing the same function between renders; without it a missing document is `ready` with `null`
 */
export function useLiveDocument<Data>(
  load: () => Promise<LiveDocument<Data>>,
  id: string | null,
  createMissing?: CreateMissing,
): LiveDocumentState<Data> {
  const [watched, setWatched] = useState<{ id: string | null; state: LiveDocumentState<Data> }>({
    id,
    state: loading,
  });

  useEffect(() => {
    if (id === null) return;
    let stopped = false;
    let stopWatching: Unsubscribe = () => {};
    const fail = () => {
      if (stopped) return;
      setWatched((before) => ({
        id,
        state: { status: "offline", data: before.id === id ? before.state.data : null },
      }));
    };
    Promise.all([loadIdentity(), load()]).then(([identity, document]) => {
      if (stopped) return;
      stopWatching = identity.watch(document, id, {
        onData: (data) => {
          if (data !== null || !createMissing) setWatched({ id, state: { status: "ready", data } });
          else createMissing(id, identity).catch(fail);
        },
        onError: fail,
      });
    }, fail);
    return () => {
      stopped = true;
      stopWatching();
    };
  }, [load, id, createMissing]);

  // Until the effect has run for another document, the state still shows the last one's.
  return watched.id === id ? watched.state : loading;
}
