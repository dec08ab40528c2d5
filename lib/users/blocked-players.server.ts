import { z } from "zod";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";

/** Document `playerBlocks/{uid}`: whom a person does not want to hear from. Nobody else learns of it. */
const blockedPlayersSchema = z.object({ uids: z.array(z.string().min(1)) });

/** `playerBlocks/{uid}` */
export function getBlockedPlayersRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("playerBlocks").doc(uid);
}

/** The uids of a snapshot of `playerBlocks/{uid}`, latest last. */
export function readBlockedPlayers(snapshot: DocumentSnapshot | undefined): readonly string[] {
  return snapshot?.exists ? blockedPlayersSchema.parse(snapshot.data()).uids : [];
}

/**
 * Refuses what somebody does to a person who has blocked them.
 *
 * @param blocks `playerBlocks` of everybody whom it would reach, read in the transaction of the action
 * @throws ApiError 403 for who is blocked
 */
export function requireNotBlockedBy(blocks: readonly DocumentSnapshot[], uid: string): void {
  if (blocks.some((each) => readBlockedPlayers(each).includes(uid))) throw refuseContact("blocked");
}

const refuseContact = defineRefusals({
  blocked: ["forbidden", "This hunter does not want to hear from you."],
});

/** Takes a person out of all lists, and removes theirs, for an account that is deleted. Can be repeated. */
export async function eraseBlockedPlayers(db: Firestore, uid: string): Promise<void> {
  await getBlockedPlayersRef(db, uid).delete();
  const { docs } = await db.collection("playerBlocks").where("uids", "array-contains", uid).get();
  for (const { ref } of docs) await ref.update({ uids: FieldValue.arrayRemove(uid) });
}
