import type { Firestore } from "@/lib/firebase/admin.server";

/** Documents that are looked up at a time. */
const batchSize = 20;

/** Takes the name of a person off what they featured; the entries belong to the site. Can be repeated. */
export async function eraseFeatured(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await db.collection("featured").where("addedBy", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.update({ addedBy: null });
  }
}
