import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { readPageData } from "@/lib/content/cache-page.server";
import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { getUtcDay } from "@/lib/site/time";
import { type EconomyDay, listSettledDays, sumDays } from "./economy";
import { ledgerReasons } from "./reasons";
import { ledgerDocumentSchema } from "./schema";

const coinsSchema = z.int().min(0);
const sumSchema = z.object({ made: coinsSchema, spent: coinsSchema });

/** Document `economy/{utcDay}`: written once, after the day is over. */
const economyDocumentSchema = sumSchema.extend({
  entries: z.int().min(0),
  byReason: z.partialRecord(z.enum(ledgerReasons), sumSchema),
});

/** Ledger entries that are read at a time. */
const batchSize = 500;

/**
 * Coins made and spent on each of the last 30 settled UTC days, the latest first. Reads one document a day. The first
 * read after a day is settled adds that day up from the ledger and keeps the result; nothing is read live after that.
 */
export async function readEconomy({ db, now }: Dependencies): Promise<EconomyDay[]> {
  const days = listSettledDays(now());
  const made = await readPageData(`economy/${days[0]}`, () => makeEconomy(db, days));
  if (!made) throw new Error("The economy is always there.");
  return made;
}

async function makeEconomy(db: Firestore, days: readonly string[]): Promise<EconomyDay[]> {
  const held = await readDays(db, days);
  const missing = days.filter((day) => !held.has(day));
  if (missing.length === 0) return toList(days, held);
  await aggregateDays(db, missing);
  return toList(days, await readDays(db, days));
}

/**
 * Adds up these days from the ledger and writes those that are not there yet. Repeating it changes nothing.
 *
 * @param days settled UTC days
 */
export async function aggregateDays(db: Firestore, days: readonly string[]): Promise<void> {
  const ordered = days.toSorted();
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  if (first === undefined || last === undefined) return;
  const from = new Date(`${first}T00:00:00Z`);
  const to = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000);
  const entries = db
    .collectionGroup("ledger")
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to)
    .orderBy("createdAt");
  const movements: { day: string; reason: EconomyReason; amount: number }[] = [];
  for await (const { amount, reason, createdAt } of readEntries(entries)) {
    movements.push({ day: getUtcDay(createdAt.toDate()), reason, amount });
  }
  const sums = sumDays(ordered, movements);
  // In turn within this process; another one at the same time writes the same figures.
  await runTransaction(db, [getDayRef(db, last)], async (transaction) => {
    const snapshots = await transaction.getAll(...sums.map(({ day }) => getDayRef(db, day)));
    sums.forEach(({ day, ...fields }, index) => {
      if (!snapshots[index]?.exists) transaction.set(getDayRef(db, day), fields);
    });
  });
}

type EconomyReason = ReturnType<typeof ledgerDocumentSchema.parse>["reason"];

async function* readEntries(query: Query) {
  let next = query.limit(batchSize);
  for (;;) {
    const { docs } = await next.get();
    for (const document of docs) yield ledgerDocumentSchema.parse(document.data());
    const last = docs.at(-1);
    if (!last || docs.length < batchSize) return;
    next = query.limit(batchSize).startAfter(last);
  }
}

/** `economy/{utcDay}` */
function getDayRef(db: Firestore, day: string) {
  return db.collection("economy").doc(day);
}

async function readDays(db: Firestore, days: readonly string[]): Promise<Map<string, EconomyDay>> {
  const snapshots = await db.getAll(...days.map((day) => getDayRef(db, day)));
  const stored = snapshots.filter(({ exists }) => exists);
  return new Map(
    stored.map((each) => [each.id, { day: each.id, ...economyDocumentSchema.parse(each.data()) }]),
  );
}

function toList(days: readonly string[], held: ReadonlyMap<string, EconomyDay>): EconomyDay[] {
  return days.flatMap((day) => held.get(day) ?? []);
}
