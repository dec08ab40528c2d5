import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { cleanDisplayName, cleanPhotoURL } from "./display";
import { createUserDocument, getUserRef, readUser } from "./read-user-document.server";
import type { SessionResponse } from "./schema";

/**
 * Welcomes a signed-in person: creates `users/{uid}` at first sight of the account, later keeps its name and
 * photo as the account has them. Writes nothing when nothing changed.
 *
 * @throws ApiError 401 when the session was revoked.
 */
export function openSession({ db, now }: Dependencies, actor: Actor): Promise<SessionResponse> {
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const { user: snapshot } = await readTogether(transaction, { user: getUserRef(db, actor.uid) });
    const profile = await actor.confirmed;
    const user = readUser(snapshot);
    const displayName = cleanDisplayName(profile.displayName);
    const photoURL = cleanPhotoURL(profile.photoURL);

    if (!user) {
      transaction.create(snapshot.ref, createUserDocument(profile, now()));
    } else if (user.displayName !== displayName || user.photoURL !== photoURL) {
      transaction.update(snapshot.ref, { displayName, photoURL });
    }
    return {
      message: "OK",
      user: {
        displayName,
        photoURL,
        icon: user?.icon ?? null,
        coins: user?.coins ?? 0,
        unread: user?.unread ?? 0,
      },
    };
  });
}
