import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { createTooManyRequests } from "@/lib/http/api-error";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { refuseHunt } from "@/lib/hunting-help/refusals";
import { maxJoinsPerNetworkAndDay, maxSeatsPerAccount } from "@/lib/hunting-help/rules";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getNextUtcMidnight } from "@/lib/site/time";
import { getBlockedPlayersRef, requireNotBlockedBy } from "@/lib/users/blocked-players.server";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import { changeHunt, requireHunt } from "./change-hunt.server";
import { type HuntSearchDocument, huntSearchDocumentSchema, type Joiner } from "./hunt-fields";
import { readPartyNotices } from "./hunt-notices.server";
import type { JoinBody, LeaveBody, OwnSearchResponse, SeatsBody } from "./hunt-schema";
import { listJoinedHunts, readOwnHuntSearch } from "./read-own-hunts.server";
import { countTaken, decideJoin, decideLeave, decideSeat, isActive } from "./seat-state";

/**
 * Asks for a seat in somebody's hunt, or takes one where the hunt is open. A call with the key of an earlier one changes
 * nothing, whatever became of the seat.
 *
 * @param network keyed hash of where the call comes from; `null` where none is stored
 * @throws ApiError 404 for a hunt that is over; 409 where it is full, the account was turned down, asks in too many hunts
 *   or its network has seats there; 429 after too many today.
 */
export async function joinHunt(
  dependencies: Dependencies,
  actor: Actor,
  { host, hunt, key, platform, hunterId }: JoinBody,
  network: string | null = null,
): Promise<OwnSearchResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  await changeHunt(db, host, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { search, blocks, user, limit, newLimit } = await readTogether(transaction, {
      search: getHuntSearchRef(db, host),
      blocks: getBlockedPlayersRef(db, host),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "hunt-join", at),
      newLimit: getLimitRef(db, uid, "hunt-join-new", at),
    });
    const profile = await actor.confirmed;
    const stored = requireHunt(search, hunt, at);
    requireNotBlockedBy([blocks], uid);
    const decision = decideJoin(stored, { uid, key, platform, network });
    if (!decision.ok) throw refuseHunt(decision.reason);
    const { state, times } = decision;
    if (state === null) return;
    const joined = await listJoinedHunts(db, uid, at, transaction);
    if (joined.length >= maxSeatsPerAccount) {
      throw refuseHunt("many-seats");
    }
    const ofNetwork =
      network === null ? null : await transaction.get(getCounterRef(db, `net-${network}`, "hunt-join", at));
    requireNetworkLeft(ofNetwork, at);
    const joiner = { uid, state, key, platform, hunterId, network, times, at: Timestamp.fromDate(at) };
    const next = withJoiner(stored, joiner);
    const notices = await readPartyNotices(transaction, db, stored, next.people);
    const isNew = trustRules[getTrustLevel(readUser(user), at)].isLimited;
    if (isNew) takeLimit(transaction, newLimit, { uid, action: "hunt-join-new", at });
    else takeLimit(transaction, limit, { uid, action: "hunt-join", at });
    if (ofNetwork) addToCounter(transaction, ofNetwork, { uid: `net-${network}`, at });
    ensureUser(transaction, user, profile, at);
    notices.tellHost(state === "asked" ? "asked to join" : "joined", { by: uid, at });
    writeParty(transaction, search, { before: stored, next, notices, at });
  });
  return readOwnHuntSearch(dependencies, actor);
}

/**
 * Gives a seat back, or asks no longer. A repeated call changes nothing.
 *
 * @throws ApiError 404 for a hunt that is over; 409 where the account never asked.
 */
export async function leaveHunt(
  dependencies: Dependencies,
  actor: Actor,
  { host, hunt }: LeaveBody,
): Promise<OwnSearchResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  await changeHunt(db, host, [], async (transaction) => {
    const at = now();
    const search = await transaction.get(getHuntSearchRef(db, host));
    await actor.confirmed;
    const stored = requireHunt(search, hunt, at);
    const decision = decideLeave(stored, uid);
    if (!decision.ok) throw refuseHunt(decision.reason);
    if (decision.state === null) return;
    const wasIn = stored.joiners.some((each) => each.uid === uid && each.state === "accepted");
    const next = withState(stored, uid, { state: decision.state, at });
    const notices = await readPartyNotices(transaction, db, stored, []);
    if (wasIn) notices.tellNews(stored.uid, "a hunter left, and a seat is free again.", at);
    writeParty(transaction, search, { before: stored, next, notices, at });
  });
  return readOwnHuntSearch(dependencies, actor);
}

/**
 * Applies an action of the host: takes a hunter in, turns one down, removes one, or tells the party that it is on. A
 * repeated call changes nothing.
 *
 * @throws ApiError 403 for a blocked host who takes somebody in; 404 for a hunt that is over; 409 where the party is
 *   full or the hunter no longer asks; 429 after too many changes today.
 */
export async function changeSeats(
  dependencies: Dependencies,
  actor: Actor,
  body: SeatsBody,
): Promise<OwnSearchResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  await changeHunt(db, uid, [], async (transaction) => {
    const at = now();
    const { search, limit } = await readTogether(transaction, {
      search: getHuntSearchRef(db, uid),
      limit: getLimitRef(db, uid, "hunt-seats", at),
    });
    // Turning somebody down is open to everybody; what tells others of the hunt is not.
    const isSeen = body.action === "accept" || body.action === "start";
    await (isSeen ? requirePoster(db, actor, at) : actor.confirmed);
    const stored = requireHunt(search, body.hunt, at);
    if (body.action === "start") {
      if (stored.onAt !== null) return;
      if (countTaken(stored) === 0) throw refuseHunt("empty");
      const notices = await readPartyNotices(transaction, db, stored, stored.people);
      takeLimit(transaction, limit, { uid, action: "hunt-seats", at });
      writeParty(transaction, search, { before: stored, next: stored, notices, at, isStarted: true });
      return;
    }
    const decision = decideSeat(stored, body.uid, body.action);
    if (!decision.ok) throw refuseHunt(decision.reason);
    if (decision.state === null) return;
    const next = withState(stored, body.uid, { state: decision.state, at });
    const notices = await readPartyNotices(transaction, db, stored, stored.people);
    takeLimit(transaction, limit, { uid, action: "hunt-seats", at });
    if (body.action === "decline") notices.tellNews(body.uid, "the host chose other hunters.", at);
    if (body.action === "remove") notices.tellNews(body.uid, "the host took you out of the party.", at);
    writeParty(transaction, search, { before: stored, next, notices, at });
  });
  return readOwnHuntSearch(dependencies, actor);
}

interface Change {
  readonly before: HuntSearchDocument;
  readonly next: HuntSearchDocument;
  readonly notices: Awaited<ReturnType<typeof readPartyNotices>>;
  readonly at: Date;
  /** Whether the host says that it is on. */
  readonly isStarted?: boolean;
}

/** Writes the seats, and tells who is in: that they are, or that it is on, which the last seat says too. */
function writeParty(
  transaction: Transaction,
  search: DocumentSnapshot,
  { before, next, notices, at, isStarted = false }: Change,
): void {
  const wasIn = new Set(before.joiners.filter(({ state }) => state === "accepted").map(({ uid }) => uid));
  const isIn = next.joiners.filter(({ state }) => state === "accepted").map(({ uid }) => uid);
  const turnsOn = next.onAt === null && (isStarted || countTaken(next) >= next.seats);
  for (const uid of isIn) {
    if (turnsOn || (next.onAt !== null && !wasIn.has(uid))) notices.tellOn(uid, at);
    else if (!wasIn.has(uid) && next.joining === "ask") notices.tellAccepted(uid, at);
  }
  const { joiners, people } = next;
  transaction.update(search.ref, { joiners, people, ...(turnsOn && { onAt: Timestamp.fromDate(at) }) });
}

function withJoiner(stored: HuntSearchDocument, joiner: Joiner): HuntSearchDocument {
  const joiners = [...stored.joiners.filter(({ uid }) => uid !== joiner.uid), joiner];
  return { ...stored, joiners, people: joiners.map(({ uid }) => uid) };
}

function withState(
  stored: HuntSearchDocument,
  uid: string,
  { state, at }: { readonly state: Joiner["state"]; readonly at: Date },
): HuntSearchDocument {
  const change = (each: Joiner) =>
    each.uid === uid
      ? { ...each, state, at: Timestamp.fromDate(at), hunterId: isActive({ state }) ? each.hunterId : "" }
      : each;
  return { ...stored, joiners: stored.joiners.map(change) };
}

function requireNetworkLeft(counter: DocumentSnapshot | null, at: Date): void {
  if (!counter || readCounter(counter) < maxJoinsPerNetworkAndDay) return;
  const seconds = Math.ceil((getNextUtcMidnight(at).getTime() - at.getTime()) / 1000);
  throw createTooManyRequests(seconds, "Your network has joined many hunts today. Try again tomorrow (UTC).");
}

/** Takes a person out of the hunts of others, for an account that is deleted. */
export async function eraseSeats(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection("huntSearches").where("people", "array-contains", uid).get();
  for (const { id } of docs) {
    await changeHunt(db, id, [], async (transaction) => {
      const search = await transaction.get(getHuntSearchRef(db, id));
      const kept = toStoredJoiners(search).filter((each) => each.uid !== uid);
      if (search.exists) {
        transaction.update(search.ref, { joiners: kept, people: kept.map((each) => each.uid) });
      }
    });
  }
}

function toStoredJoiners(search: DocumentSnapshot): Joiner[] {
  return search.exists ? huntSearchDocumentSchema.parse(search.data()).joiners : [];
}
