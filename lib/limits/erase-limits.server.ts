import type { Firestore } from "@/lib/firebase/admin.server";

/** Removes every counter of a person: a few for each day until the store's TTL takes them. */
export async function eraseLimits(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection("limits").where("uid", "==", uid).limit(400).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
