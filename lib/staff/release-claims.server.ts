import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";

/** Collections with claims: every document has `claim {by, until}`. */
const claimable = ["runs", "cases"] as const;
/** Claims of one kind that are looked for; each holds for 30 minutes at most. */
const maxClaims = 100;

/**
 * Ends what somebody held as moderator, once the role is gone: the claims on runs and cases, and a place among the
 * active moderators (`decidedAt` of their figures). Can be repeated.
 */
export async function releaseClaims({ db }: Pick<Dependencies, "db">, uid: string): Promise<void> {
  const figures = db.collection("moderators").doc(uid);
  await runTransaction(db, [figures], async (transaction) => {
    const snapshot = await transaction.get(figures);
    if (snapshot.exists) transaction.update(figures, { decidedAt: null });
  });
  for (const collection of claimable) {
    const claimed = await db.collection(collection).where("claim.by", "==", uid).limit(maxClaims).get();
    for (const { ref } of claimed.docs) {
      await runTransaction(db, [ref], async (transaction) => {
        const snapshot = await transaction.get(ref);
        if (snapshot.get("claim.by") === uid) transaction.update(ref, { claim: null });
      });
      purgePage(ref.path);
    }
  }
}
