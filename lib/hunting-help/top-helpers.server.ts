import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { getUtcDay } from "@/lib/site/time";
import { readAuthors } from "@/lib/users/read-authors.server";
import type { TopHelper, TopHelpersResponse } from "./schema";

/** Helpers that a list has, at most. */
const shownHelpers = 20;

/** Document `helpTallies/{period}_{uid}`: answers that were approved and paid in a UTC month, or ever. */
const helpTallySchema = z.object({
  uid: z.string().min(1),
  /** `2026-11`, or `ever`. */
  period: z.string(),
  count: z.int().min(1),
});

/** The two tallies that a paid answer counts for, in the order in which `countPaidAnswer` takes them. */
export function getTallyRefs(
  db: Firestore,
  uid: string,
  at: Date,
): readonly [DocumentReference, DocumentReference] {
  const tallies = db.collection("helpTallies");
  return [tallies.doc(`${getMonth(at)}_${uid}`), tallies.doc(`ever_${uid}`)];
}

/** Counts one paid answer, in the transaction that pays it and has read the tallies. */
export function countPaidAnswer(
  transaction: Transaction,
  tallies: readonly DocumentSnapshot[],
  { uid, at }: { readonly uid: string; readonly at: Date },
): void {
  for (const [index, tally] of tallies.entries()) {
    const count = tally.exists ? helpTallySchema.parse(tally.data()).count : 0;
    transaction.set(tally.ref, { uid, period: index === 0 ? getMonth(at) : "ever", count: count + 1 });
  }
}

/**
 * Who gave most of the answers that were approved and paid, this UTC month and ever: 20 each at most. What the caps of
 * a day leave unpaid does not count, so that two people cannot lift each other up.
 */
export async function listTopHelpers({ db, now }: Dependencies): Promise<TopHelpersResponse> {
  const month = getMonth(now());
  const [ofMonth, ever] = await Promise.all([readTallies(db, month), readTallies(db, "ever")]);
  const getAuthor = await readAuthors(
    db,
    [...ofMonth, ...ever].map(({ uid }) => uid),
  );
  const toHelper = ({ uid, count }: z.infer<typeof helpTallySchema>): TopHelper => ({
    author: getAuthor(uid),
    count,
  });
  return { message: "OK", month, ofMonth: ofMonth.map(toHelper), ever: ever.map(toHelper) };
}

async function readTallies(db: Firestore, period: string) {
  const { docs } = await db
    .collection("helpTallies")
    .where("period", "==", period)
    .orderBy("count", "desc")
    .limit(shownHelpers)
    .get();
  return docs.map((document) => helpTallySchema.parse(document.data()));
}

/** UTC month as `2026-11`. */
function getMonth(at: Date): string {
  return getUtcDay(at).slice(0, 7);
}
