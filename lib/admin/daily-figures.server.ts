import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { DocumentReference, Firestore, Query } from "@/lib/firebase/admin.server";
import { getUtcDay } from "@/lib/site/time";
import { healthDays } from "./rules";
import type { AdminHealthResponse } from "./schema";

const dayMs = 86_400_000;

/** The figures of a day, each counted by the moment at which it came. */
const counted = [
  ["accounts", "users", "createdAt"],
  ["builds", "builds", "createdAt"],
  ["guides", "guides", "createdAt"],
  ["runs", "runs", "submittedAt"],
  ["requests", "helpRequests", "createdAt"],
  ["reports", "reports", "createdAt"],
] as const;
type Day = AdminHealthResponse["days"][number];

const figure = z.int().min(0);

/** Document `dailyFigures/{day}`: what came on a UTC day. Never counted again, so what is deleted later stays in it. */
const dailyFiguresSchema = z.object({
  accounts: figure,
  builds: figure,
  guides: figure,
  runs: figure,
  requests: figure,
  reports: figure,
});
type DailyFigures = z.infer<typeof dailyFiguresSchema>;

/** Counts of days that are over, by store: they are not counted again. */
const settled = new WeakMap<Firestore, Map<string, Promise<Day>>>();

/** Figures of the latest days that are over, first to latest: as stored, or counted now. */
export function readDays(db: Firestore, at: Date): Promise<Day[]> {
  return Promise.all(listDays(at).map((day) => readDay(db, day)));
}

/**
 * Counts the days that are over and not stored yet, and stores what came on them.
 *
 * @returns how many days were counted
 */
export async function storeDailyFigures({
  db,
  now,
}: Dependencies): Promise<{ done: number; hasMore: false }> {
  const days = listDays(now());
  const stored = await db.getAll(...days.map((day) => getFiguresRef(db, day)));
  const missing = days.filter((_, place) => !stored[place]?.exists);
  for (const day of missing) await getFiguresRef(db, day).set(await countDay(db, day));
  return { done: missing.length, hasMore: false };
}

function getFiguresRef(db: Firestore, day: string): DocumentReference {
  return db.collection("dailyFigures").doc(day);
}

function listDays(at: Date): string[] {
  return Array.from({ length: healthDays }, (_, index) =>
    getUtcDay(new Date(at.getTime() - (healthDays - index) * dayMs)),
  );
}

function readDay(db: Firestore, day: string): Promise<Day> {
  const held = settled.get(db) ?? new Map<string, Promise<Day>>();
  settled.set(db, held);
  const made = held.get(day) ?? readOrCountDay(db, day);
  held.set(day, made);
  made.catch(() => held.delete(day));
  return made;
}

async function readOrCountDay(db: Firestore, day: string): Promise<Day> {
  const stored = await getFiguresRef(db, day).get();
  const figures = stored.exists ? dailyFiguresSchema.parse(stored.data()) : await countDay(db, day);
  return { day, ...figures };
}

async function countDay(db: Firestore, day: string): Promise<DailyFigures> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const counts = await Promise.all(
    counted.map(async ([name, collection, field]) => {
      const query = db.collection(collection).where(field, ">=", from).where(field, "<", to);
      return [name, await countFound(query)] as const;
    }),
  );
  return dailyFiguresSchema.parse(Object.fromEntries(counts));
}

/** How many documents a query finds, without reading them. */
export async function countFound(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
