import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { coveredVersion, factsUpdated } from "@/lib/site/game-version";
import { getUtcDay } from "@/lib/site/time";
import { readChecks } from "./checks.server";
import { healthDays } from "./rules";
import type { AdminHealthResponse } from "./schema";

const dayMs = 86_400_000;

/** What is counted by day, each by the moment at which it came. */
const counted = [
  ["accounts", "users", "createdAt"],
  ["builds", "builds", "createdAt"],
  ["runs", "runs", "submittedAt"],
  ["requests", "helpRequests", "createdAt"],
  ["reports", "reports", "createdAt"],
] as const;
type Day = AdminHealthResponse["days"][number];

/** Counts of days that are over, by store: they are not counted again. */
const settled = new WeakMap<Firestore, Map<string, Promise<Day>>>();

/**
 * How the site is doing: length and age of the queues, the latest checks, what came on each of the latest days, and
 * which data it serves. Reads at most five documents and counts the rest, however much there is.
 *
 * @param version Version of the product.
 */
export async function readHealth(
  { db, now }: Dependencies,
  actor: Actor,
  version: string,
): Promise<AdminHealthResponse> {
  const at = now();
  const runs = db.collection("runs");
  const [queues, checks, days] = await Promise.all([
    Promise.all([
      readQueue("reports", db.collection("cases").where("status", "==", "open"), "openedAt"),
      readQueue("runs", runs.where("queue", "==", "review"), "submittedAt"),
      readQueue("appeals", runs.where("queue", "==", "appeal"), "submittedAt"),
    ]),
    readChecks(db),
    Promise.all(listDays(at).map((day) => readDay(db, day))),
    actor.confirmed,
  ]);
  return {
    message: "OK",
    queues,
    checks,
    days,
    versions: { game: coveredVersion.name, facts: factsUpdated, site: version },
  };
}

async function readQueue(
  queue: AdminHealthResponse["queues"][number]["queue"],
  query: Query,
  field: "openedAt" | "submittedAt",
): Promise<AdminHealthResponse["queues"][number]> {
  const [open, { docs }] = await Promise.all([count(query), query.orderBy(field).limit(1).get()]);
  const oldest = docs[0] ? storedTimeSchema.parse(docs[0].get(field)).toDate().toISOString() : null;
  return { queue, open, oldest };
}

/** The latest days that are over, first to latest. */
function listDays(at: Date): string[] {
  return Array.from({ length: healthDays }, (_, index) =>
    getUtcDay(new Date(at.getTime() - (healthDays - index) * dayMs)),
  );
}

function readDay(db: Firestore, day: string): Promise<Day> {
  const held = settled.get(db) ?? new Map<string, Promise<Day>>();
  settled.set(db, held);
  const made = held.get(day) ?? countDay(db, day);
  held.set(day, made);
  made.catch(() => held.delete(day));
  return made;
}

async function countDay(db: Firestore, day: string): Promise<Day> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const [accounts = 0, builds = 0, runs = 0, requests = 0, reports = 0] = await Promise.all(
    counted.map(([, collection, field]) =>
      count(db.collection(collection).where(field, ">=", from).where(field, "<", to)),
    ),
  );
  return { day, accounts, builds, runs, requests, reports };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
