import { z } from "zod";
import type { LiveDocument } from "@/lib/firebase/live-document";
import { type WatchedUser, watchedUserSchema } from "@/lib/users/schema";

/** One's own `users/{uid}`: coins and name. */
const user: LiveDocument<WatchedUser> = {
  kind: "user",
  toPath: (id) => `users/${id}`,
  schema: watchedUserSchema,
  mayWatch: (uid, id) => uid === id,
};

const helpActivitySchema = z.object({ revision: z.int().min(0) });

/** A number that grows with every change of a help request or its answers. It says nothing of what changed. */
const helpActivity: LiveDocument<z.infer<typeof helpActivitySchema>> = {
  kind: "helpActivity",
  toPath: (id) => `helpActivity/${id}`,
  schema: helpActivitySchema,
  mayWatch: () => true,
};

/**
 * Documents that a browser watches live. Each needs a rule in `firestore.rules` that lets the same people read it,
 * because on the real store and the emulators the browser asks the store itself; on the embedded backend the server
 * asks `mayWatch`.
 */
export const liveDocuments = { user, helpActivity };
