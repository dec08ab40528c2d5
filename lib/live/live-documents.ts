import type { z } from "zod";
import { type WatchedUser, watchedUserSchema } from "@/lib/profiles/schema";

/** What each kind of live document gives. */
interface LiveDataByKind {
  /** One's own `users/{uid}`: coins and name. */
  readonly user: WatchedUser;
}
export type LiveKind = keyof LiveDataByKind;
export type LiveData<Kind extends LiveKind> = LiveDataByKind[Kind];

interface LiveDocument<Data> {
  toPath(id: string): string;
  readonly schema: z.ZodType<Data>;
  /** Whether this person may watch the document; `firestore.rules` says the same. */
  mayWatch(uid: string, id: string): boolean;
}

/**
 * Documents that a browser watches live. Each needs a rule in `firestore.rules` that lets the same people read it,
 * because on the real store and the emulators the browser asks the store itself; on the embedded backend the server
 * asks `mayWatch`.
 */
export const liveDocuments: { readonly [Kind in LiveKind]: LiveDocument<LiveDataByKind[Kind]> } = {
  user: {
    toPath: (id) => `users/${id}`,
    schema: watchedUserSchema,
    mayWatch: (uid, id) => uid === id,
  },
};

export interface LiveListener<Data> {
  /** The document's present state, or `null` while it does not exist. */
  onData(data: Data | null): void;
  /** The watch ended or broke; nothing follows. */
  onError(error: unknown): void;
}
