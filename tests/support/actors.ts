import type { AccountProfile, Actor } from "@/lib/auth/actor";

/** A signed-in person as a use case gets it, with a session that stands. */
export function actorOf(uid: string, profile: Partial<AccountProfile> = {}): Actor {
  const confirmed = Promise.resolve({ displayName: "Rook", photoURL: null, ...profile });
  return { uid, admin: false, creator: false, confirmed };
}

/** The same, but Auth refuses the session. */
export function revokedActor(uid: string, error: Error): Actor {
  const confirmed = Promise.reject<AccountProfile>(error);
  confirmed.catch(() => undefined);
  return { uid, admin: false, creator: false, confirmed };
}
