import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getBlockedPlayersRef, readBlockedPlayers } from "@/lib/users/blocked-players.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { BlockedPlayersResponse, BlockPlayer } from "./schema";

/** Players whom one person can block. */
const maxBlockedPlayers = 200;

/**
 * Blocks a player for oneself, or takes that back: they cannot answer one's requests, comment there or on one's answers,
 * or join one's hunts. What they wrote before stays. They are not told. A repeated call changes nothing.
 *
 * @throws ApiError 404 for nobody; 409 for oneself and for more than 200; 429 after too many changes today.
 */
export async function blockPlayer(
  { db, now }: Dependencies,
  actor: Actor,
  { uid: other, isBlocked }: BlockPlayer,
): Promise<BlockedPlayersResponse> {
  const { uid } = actor;
  const reference = getBlockedPlayersRef(db, uid);
  const uids = await runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const { held, person, limit } = await readTogether(transaction, {
      held: reference,
      person: getUserRef(db, other),
      limit: getLimitRef(db, uid, "player-block", at),
    });
    await actor.confirmed;
    if (other === uid) throw refuseBlock("own");
    const before = readBlockedPlayers(held);
    if (before.includes(other) === isBlocked) return before;
    if (isBlocked && !person.exists) throw refuseBlock("not-found");
    if (isBlocked && before.length >= maxBlockedPlayers) throw refuseBlock("full");
    takeLimit(transaction, limit, { uid, action: "player-block", at });
    const next = isBlocked ? [...before, other] : before.filter((each) => each !== other);
    transaction.set(reference, { uids: next });
    return next;
  });
  return toReply(db, uids);
}

/** Whom the caller has blocked, latest first. */
export async function listBlockedPlayers(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
): Promise<BlockedPlayersResponse> {
  const snapshot = await getBlockedPlayersRef(db, actor.uid).get();
  await actor.confirmed;
  return toReply(db, readBlockedPlayers(snapshot));
}

async function toReply(db: Firestore, uids: readonly string[]): Promise<BlockedPlayersResponse> {
  return { message: "OK", players: uids.toReversed().map(await readAuthors(db, uids)) };
}

const refuseBlock = defineRefusals({
  "not-found": ["not-found", "This hunter does not exist."],
  own: ["conflict", "You can't block yourself."],
  full: ["conflict", `You can block ${maxBlockedPlayers} hunters.`],
});
