import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { readBlock } from "@/lib/auth/require-unblocked.server";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { readHunt } from "./change-hunt.server";
import { type HuntSearchDocument, huntSearchDocumentSchema, type Joiner } from "./hunt-fields";
import type { OwnSearchResponse } from "./hunt-schema";
import { isActive } from "./seat-state";
import { listNamed, toHuntSearch, toParty } from "./to-hunt-search.server";

/** Hunts that are shown to somebody who asked to join them, at most. */
const maxShown = 12;

/**
 * The hunt that the caller hosts, with who asks to join, and those of others that the caller asked to join. The IDs of a
 * party are in it for its host and for who is in, and not while a moderator has blocked them.
 */
export async function readOwnHuntSearch({ db, now }: Dependencies, actor: Actor): Promise<OwnSearchResponse> {
  const { uid } = actor;
  const at = now();
  const [snapshot, entries, block] = await Promise.all([
    getHuntSearchRef(db, uid).get(),
    queryEntries(db, uid, at).limit(maxShown).get(),
    readBlock(db, uid, at),
  ]);
  await actor.confirmed;
  const own = readHunt(snapshot, at);
  const joined = entries.docs.flatMap((document) => toEntry(document.data(), uid));
  const asked = own?.joiners.filter(({ state }) => state === "asked") ?? [];
  const getAuthor = await readAuthors(db, [
    ...(own ? listNamed(own) : []),
    ...asked.map((joiner) => joiner.uid),
    ...joined.flatMap(({ stored }) => listNamed(stored)),
  ]);
  return {
    message: "OK",
    search: own && toHuntSearch(own, getAuthor),
    party: own && toParty(own, getAuthor),
    asked: asked.map(({ platform, ...joiner }) => ({ author: getAuthor(joiner.uid), platform })),
    joined: joined
      .filter(({ seat }) => seat.state !== "left")
      .map(({ stored, seat: { state } }) => ({
        search: toHuntSearch(stored, getAuthor),
        state,
        party: state === "accepted" && block === null ? toParty(stored, getAuthor) : null,
      })),
  };
}

/** Hunts of others that somebody waits for or is in, in the transaction that gives out another seat. */
export async function listJoinedHunts(
  db: Firestore,
  uid: string,
  at: Date,
  transaction: Transaction,
): Promise<HuntSearchDocument[]> {
  const { docs } = await transaction.get(queryEntries(db, uid, at));
  return docs
    .flatMap((document) => toEntry(document.data(), uid))
    .filter(({ seat }) => isActive(seat))
    .map(({ stored }) => stored);
}

function queryEntries(db: Firestore, uid: string, at: Date) {
  return db
    .collection("huntSearches")
    .where("people", "array-contains", uid)
    .where("until", ">", Timestamp.fromDate(at))
    .orderBy("until");
}

function toEntry(data: unknown, uid: string): { stored: HuntSearchDocument; seat: Joiner }[] {
  const stored = huntSearchDocumentSchema.parse(data);
  const seat = stored.joiners.find((joiner) => joiner.uid === uid);
  return seat ? [{ stored, seat }] : [];
}
