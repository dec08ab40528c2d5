import type { AccountProfile } from "@/lib/auth/actor";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { cleanDisplayName, cleanPhotoURL } from "./display";
import { noDeeds, noNaming, type UserDocument, userDocumentSchema } from "./schema";

/** `users/{uid}` */
export function getUserRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("users").doc(uid);
}

/**
 * The user document of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readUser(snapshot: DocumentSnapshot): UserDocument | null {
  return snapshot.exists ? userDocumentSchema.parse(snapshot.data()) : null;
}

/**
 * A user document as it is at first sight of an account: no coins, nothing unlocked.
 *
 * @param profile.displayName A name that the caller has claimed; `null` where nobody has looked whether it is free.
 */
export function createUserDocument(profile: AccountProfile, now: Date) {
  return {
    displayName: cleanDisplayName(profile.displayName),
    photoURL: cleanPhotoURL(profile.photoURL),
    coins: 0,
    icon: null,
    unlockedIcons: [],
    createdAt: now,
    stats: { runs: 0, answers: 0, builds: 0 },
    unread: 0,
    notificationsReadAt: null,
    mutedNotifications: [],
    hasDevices: false,
    block: null,
    badges: [],
    deeds: noDeeds,
    naming: noNaming,
    reporting: { upheld: 0, dismissed: 0 },
  };
}

/** The same for whoever makes the first call before a session was opened: without a name, which that one claims. */
export function createUnnamedUser({ photoURL }: AccountProfile, now: Date) {
  return createUserDocument({ displayName: null, photoURL }, now);
}

/**
 * Creates `users/{uid}` unless the transaction has read it. Every use case of a signed-in person calls this
 * or `postEntry`, so the document exists from the first call on, whichever it is.
 */
export function ensureUser(
  transaction: Transaction,
  user: DocumentSnapshot,
  profile: AccountProfile,
  now: Date,
): void {
  if (!user.exists) transaction.create(user.ref, createUnnamedUser(profile, now));
}
