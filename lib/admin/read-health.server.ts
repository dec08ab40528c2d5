import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Query } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { coveredVersion, factsUpdated } from "@/lib/site/game-version";
import { readChecks } from "./checks.server";
import { countFound, readDays } from "./daily-figures.server";
import type { AdminHealthResponse } from "./schema";

/**
 * How the site is doing: length and age of the queues, the latest checks, what came on each of the latest days, and
 * which data it serves. Reads a document for each day and
 * five more, and counts the rest, however much there is.
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
    readDays(db, at),
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
  const [open, { docs }] = await Promise.all([countFound(query), query.orderBy(field).limit(1).get()]);
  const oldest = docs[0] ? storedTimeSchema.parse(docs[0].get(field)).toDate().toISOString() : null;
  return { queue, open, oldest };
}
