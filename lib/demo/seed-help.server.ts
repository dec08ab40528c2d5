import type { Firestore } from "@/lib/firebase/admin.server";
import { toBatches } from "@/lib/firebase/to-batches";
import type { ScratchDocument } from "./scratch-store.server";
import { seedHunts } from "./seed-hunts.server";

/** Documents that are written together. Firestore takes 500. */
const batchSize = 400;

/**
 * Writes the requests that `playHelp` made, and who looks for a hunt now, into a store that has no requests.
 *
 * @param play gives what `playHelp` made
 * @returns how many requests were written; 0 where there were some already
 */
export async function seedHelp(
  db: Firestore,
  play: () => Promise<readonly ScratchDocument[]>,
  now: Date,
): Promise<number> {
  if (!(await db.collection("helpRequests").limit(1).get()).empty) return 0;
  const documents = await play();
  const help = documents.filter(({ path }) => !path.startsWith("users/"));
  for (const documentsOfBatch of toBatches(help, batchSize)) {
    const batch = db.batch();
    for (const { path, fields } of documentsOfBatch) batch.set(db.doc(path), fields);
    await batch.commit();
  }
  await seedHunts(db, now);
  return documents.filter(({ path }) => /^helpRequests\/[^/]+$/.test(path)).length;
}
