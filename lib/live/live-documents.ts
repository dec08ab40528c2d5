import type { LiveDocument } from "@/lib/firebase/live-document";
import { type WatchedUser, watchedUserSchema } from "@/lib/users/schema";

/** One's own `users/{uid}`: coins and name. */
const user: LiveDocument<WatchedUser> = {
  kind: "user",
  toPath: (id) => `users/${id}`,
  schema: watchedUserSchema,
  mayWatch: (uid, id) => uid === id,
};

/**
 * Documents that a browser watches live. Each needs a rule in `firestore.rules` that lets the same people read it,
 * because on the real store and the emulators the browser asks the store itself; on the embedded backend the server
 * asks `mayWatch`.
 */
export const liveDocuments = { user };
