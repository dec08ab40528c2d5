import type { Actor, ConfirmedAccount } from "@/lib/auth/actor";

/** A signed-in person as a use case gets it, with a valid session. */
export function actorOf(uid: string, profile: Partial<ConfirmedAccount> = {}): Actor {
  const confirmed = Promise.resolve({ displayName: "Rook", photoURL: null, isVerified: true, ...profile });
  return { uid, admin: false, creator: false, confirmed };
}

/** The same, but Auth refuses the session. */
export function revokedActor(uid: string, error: Error): Actor {
  const confirmed = Promise.reject<ConfirmedAccount>(error);
  confirmed.catch(() => undefined);
  return { uid, admin: false, creator: false, confirmed };
}
