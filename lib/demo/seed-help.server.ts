import type { Firestore } from "@/lib/firebase/admin.server";
import { postHuntSearch } from "@/lib/hunting-help/hunt-searches.server";
import { postSearchBodySchema } from "@/lib/hunting-help/schema";
import { demoAccounts } from "./accounts";
import { beatrix, harth, kestrel, maru } from "./help-plan";
import type { ScratchDocument } from "./scratch-store.server";

/** Documents that are written together. Firestore takes 500. */
const batchSize = 400;

/** Who looks for a hunt when the demo starts. */
const searches = [
  [harth, { monster: "gogmazios", platform: "pc", timeZone: "Europe/Berlin", language: "de", hours: 6 }],
  [
    kestrel,
    {
      ...{ quest: "the-rimechain-trial", platform: "ps5", timeZone: "Asia/Tokyo", language: "ja", hours: 5 },
      note: "Any weapon",
    },
  ],
  [
    beatrix,
    {
      ...{ monster: "omega-planetes", platform: "pc", timeZone: "Europe/Paris", language: "en", hours: 4 },
      note: "Two spots, lobby 3RK-20Q",
    },
  ],
  [maru, { monster: "seregios", platform: "xbox", timeZone: "Europe/Madrid", language: "es", hours: 3 }],
] as const;

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
  const batches = Array.from({ length: Math.ceil(help.length / batchSize) }, (_, index) =>
    help.slice(index * batchSize, (index + 1) * batchSize),
  );
  for (const documentsOfBatch of batches) {
    const batch = db.batch();
    for (const { path, fields } of documentsOfBatch) batch.set(db.doc(path), fields);
    await batch.commit();
  }
  for (const [uid, search] of searches) {
    const displayName = demoAccounts.find((account) => account.uid === uid)?.displayName ?? null;
    const confirmed = Promise.resolve({ displayName, photoURL: null, isVerified: true });
    const actor = { uid, admin: false, creator: false, confirmed };
    await postHuntSearch({ db, now: () => now }, actor, postSearchBodySchema.parse(search));
  }
  return documents.filter(({ path }) => /^helpRequests\/[^/]+$/.test(path)).length;
}
