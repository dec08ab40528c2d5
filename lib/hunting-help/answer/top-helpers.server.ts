import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { maxInvitable } from "@/lib/hunting-help/rules";
import type { TopHelper, TopHelpersResponse } from "@/lib/hunting-help/schema";
import { getUtcDay } from "@/lib/site/time";
import { readAuthors } from "@/lib/users/read-authors.server";

/** Helpers that a list has, at most. */
const shownHelpers = 20;

/** Document `helpTallies/{period}_{uid}`: answers that were approved and paid in a UTC month, ever, or for a weapon. */
const helpTallySchema = z.object({
  uid: z.string().min(1),
  /** `2026-11`, `ever`, or `weapon-bow` for the weapon that was asked about. */
  period: z.string(),
  count: z.int().min(1),
});

/** The tallies that a paid answer counts for, the month's first. */
export function getTallyRefs(
  db: Firestore,
  uid: string,
  { weapon, at }: { readonly weapon: string | null; readonly at: Date },
): readonly DocumentReference[] {
  const periods = [getMonth(at), "ever", ...(weapon === null ? [] : [toWeaponPeriod(weapon)])];
  return periods.map((period) => db.collection("helpTallies").doc(`${period}_${uid}`));
}

const toWeaponPeriod = (weapon: string) => `weapon-${weapon}`;

/** Counts one paid answer, in the transaction that pays it and has read the tallies. */
export function countPaidAnswer(
  transaction: Transaction,
  tallies: readonly DocumentSnapshot[],
  { uid }: { readonly uid: string },
): void {
  for (const tally of tallies) {
    const count = tally.exists ? helpTallySchema.parse(tally.data()).count : 0;
    const period = tally.id.slice(0, -uid.length - 1);
    transaction.set(tally.ref, { uid, period, count: count + 1 });
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

/** Who gave most of the approved and paid answers about a weapon, since these are counted by weapon. */
export function listHelpersOf(db: Firestore, weapon: string) {
  return readTallies(db, toWeaponPeriod(weapon), maxInvitable);
}

async function readTallies(db: Firestore, period: string, limit = shownHelpers) {
  const { docs } = await db
    .collection("helpTallies")
    .where("period", "==", period)
    .orderBy("count", "desc")
    .limit(limit)
    .get();
  return docs.map((document) => helpTallySchema.parse(document.data()));
}

/** UTC month as `2026-11`. */
function getMonth(at: Date): string {
  return getUtcDay(at).slice(0, 7);
}
