import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { eventDocumentSchema } from "./schema";

/** Documents that are looked up at a time. */
const batchSize = 20;

/** Takes the name of a person off the event quests that they wrote or reviewed; these belong to the site. Can be repeated. */
export async function eraseEvents(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const found = await db
      .collection("eventQuests")
      .where("people", "array-contains", uid)
      .limit(batchSize)
      .get();
    if (found.empty) return;
    for (const { ref } of found.docs) {
      await runTransaction(db, [ref], async (transaction) => {
        const entry = await transaction.get(ref);
        if (!entry.exists) return;
        const { authors, people, history } = eventDocumentSchema.parse(entry.data());
        transaction.update(ref, {
          authors: authors.filter((each) => each !== uid),
          people: people.filter((each) => each !== uid),
          history: history.map((deed) => (deed.who === uid ? { ...deed, who: null } : deed)),
        });
      });
    }
  }
}
