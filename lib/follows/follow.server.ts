import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { maxFollows, readFollowKey, toFollowKey } from "@/lib/notifications/follow-keys";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { type FollowBody, type FollowsResponse, followsDocumentSchema } from "./schema";

const refuseFollow = defineRefusals({
  "not-found": ["not-found", "There is nothing to follow here."],
  own: ["conflict", "You can't follow yourself."],
  full: ["conflict", `You can follow ${maxFollows} at most. Unfollow something first.`],
});

/** `follows/{uid}` */
export function getFollowsRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("follows").doc(uid);
}

/** Content of a snapshot of `follows/{uid}`; `null` for who never followed anything. */
export function readFollows(snapshot: DocumentSnapshot) {
  return snapshot.exists ? followsDocumentSchema.parse(snapshot.data()) : null;
}

/**
 * Follows something, or no more. What happened before is not told. A repeated call changes nothing.
 *
 * @throws ApiError 404 for what there is not; 409 for oneself and for more than 30; 429 after too many changes today.
 */
export async function follow(
  { db, now }: Dependencies,
  actor: Actor,
  { key, isFollowed }: FollowBody,
): Promise<FollowsResponse> {
  const { uid } = actor;
  const reference = getFollowsRef(db, uid);
  const { kind, id } = readFollowKey(key) ?? { kind: null, id: "" };
  const keys = await runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const { held, limit, hunter } = await readTogether(transaction, {
      held: reference,
      limit: getLimitRef(db, uid, "follow", at),
      hunter: kind === "hunter" ? getUserRef(db, id) : reference,
    });
    await actor.confirmed;
    const stored = readFollows(held);
    const before = stored?.keys ?? [];
    if (before.includes(key) === isFollowed) return before;
    if (isFollowed) {
      if (key === toFollowKey("hunter", uid)) throw refuseFollow("own");
      const isThere = kind === "hunter" ? hunter.exists : getName(key) !== null;
      if (!isThere) throw refuseFollow("not-found");
      if (before.length >= maxFollows) throw refuseFollow("full");
    }
    takeLimit(transaction, limit, { uid, action: "follow", at });
    const next = isFollowed ? [...before, key] : before.filter((each) => each !== key);
    const isFirst = before.length === 0;
    const collectedAt = stored && !isFirst ? stored.collectedAt : Timestamp.fromDate(at);
    if (next.length === 0) transaction.delete(reference);
    else transaction.set(reference, { uid, keys: next, collectedAt });
    return next;
  });
  return toReply(db, keys);
}

/** The caller's follows. Reads one document, and the names of hunters. */
export async function listFollows({ db }: Pick<Dependencies, "db">, actor: Actor): Promise<FollowsResponse> {
  const snapshot = await getFollowsRef(db, actor.uid).get();
  await actor.confirmed;
  return toReply(db, readFollows(snapshot)?.keys ?? []);
}

async function toReply(db: Firestore, keys: readonly string[]): Promise<FollowsResponse> {
  const read = keys.flatMap((key) => {
    const found = readFollowKey(key);
    return found ? [{ key, ...found }] : [];
  });
  const hunters = read.filter(({ kind }) => kind === "hunter").map(({ id }) => id);
  const getAuthor = await readAuthors(db, hunters);
  return {
    message: "OK",
    follows: read.map(({ key, kind, id }) => ({
      ...{ key, kind },
      name: kind === "hunter" ? getAuthor(id).displayName : (getName(key) ?? id),
    })),
  };
}

/** The name of a monster, weapon type or quest; `null` for what the game does not have, and for hunters. */
export function getName(key: string): string | null {
  const { kind, id } = readFollowKey(key) ?? { kind: null, id: "" };
  const { monsters, quests } = getCatalog();
  if (kind === "monster") return monsters.get(id)?.name ?? null;
  if (kind === "quest") return quests.get(id)?.name ?? null;
  return kind === "weapon" ? toTypeName(id) : null;
}

/** `great-sword` as `Great Sword`. */
function toTypeName(type: string): string {
  return type.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && " "}${letter.toUpperCase()}`,
  );
}

/** Takes a person out of what others follow, and removes what they follow and did, for an account that is deleted. */
export async function eraseFollows(db: Firestore, uid: string): Promise<void> {
  const key = toFollowKey("hunter", uid);
  await getFollowsRef(db, uid).delete();
  for (const collection of ["follows", "news"]) {
    for (;;) {
      const { docs } = await db.collection(collection).where("keys", "array-contains", key).limit(200).get();
      for (const { ref } of docs) await ref.update({ keys: FieldValue.arrayRemove(key) });
      if (docs.length < 200) break;
    }
  }
}
