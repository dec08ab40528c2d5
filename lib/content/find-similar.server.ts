import type { Firestore } from "@/lib/firebase/admin.server";
import { fingerprintDocumentSchema } from "./schema";
import { compareSketches, createSketch } from "./sketch";

/** From which share on a text is like another: one changed letter in 24 leaves 0.6 of its pieces. */
const minShare = 0.5;
/** Take-downs that are compared, of each query. */
const maxCompared = 10;
/** Values that every store takes in one query. */
const bandsPerQuery = 10;

/** Something that was taken down and is almost the same. */
interface SimilarTakeDown {
  /** Path of the content that was taken down. */
  readonly ref: string;
  readonly reason: string;
  /** The common share, in percent, from 50. */
  readonly percent: number;
}

/**
 * The take-down that is most like these texts. It is a hint for a moderator, and refuses nothing: two people may
 * well write almost the same. Reads 20 documents at most.
 *
 * @param ref Path of the content itself, which is not like itself.
 */
export async function findSimilarTakeDown(
  db: Firestore,
  texts: readonly string[],
  ref: string,
): Promise<SimilarTakeDown | null> {
  const sketch = createSketch(texts);
  if (!sketch) return null;
  const known = db.collection("fingerprints");
  const halves = [sketch.bands.slice(0, bandsPerQuery), sketch.bands.slice(bandsPerQuery)];
  const answers = await Promise.all(
    halves.map((bands) => known.where("bands", "array-contains-any", bands).limit(maxCompared).get()),
  );
  const found = answers
    .flatMap(({ docs }) => docs)
    .flatMap((document): SimilarTakeDown[] => {
      const stored = fingerprintDocumentSchema.parse(document.data());
      const share = stored.sketch === undefined ? 0 : compareSketches(sketch, { hashes: stored.sketch });
      if (share < minShare || stored.ref === ref) return [];
      return [{ ref: stored.ref, reason: stored.reason, percent: Math.round(100 * share) }];
    });
  return found.toSorted((a, b) => b.percent - a.percent)[0] ?? null;
}
