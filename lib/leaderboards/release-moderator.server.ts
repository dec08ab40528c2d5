import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { getModeratorRef, getRunRef, readRun } from "./read-run-document.server";

/** Claims that somebody can hold at a time, as far as they are looked for: each holds for 30 minutes. */
const maxClaims = 100;

/**
 * Ends what somebody held as moderator, once the role is gone: the claims on runs, and a place among the active
 * moderators. Can be repeated.
 */
export async function releaseModerator({ db }: Pick<Dependencies, "db">, uid: string): Promise<void> {
  const moderator = getModeratorRef(db, uid);
  await runTransaction(db, [moderator], async (transaction) => {
    const snapshot = await transaction.get(moderator);
    if (snapshot.exists) transaction.update(moderator, { decidedAt: null });
  });
  const claimed = await db.collection("runs").where("claim.by", "==", uid).limit(maxClaims).get();
  for (const { id } of claimed.docs) {
    await runTransaction(db, [getRunRef(db, id)], async (transaction) => {
      const run = readRun(await transaction.get(getRunRef(db, id)));
      if (run?.claim?.by === uid) transaction.update(getRunRef(db, id), { claim: null });
    });
    purgePage(getRunRef(db, id).path);
  }
}
