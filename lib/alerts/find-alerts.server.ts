import { readChecks } from "@/lib/admin/checks.server";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { type AuditAction, auditDocumentSchema } from "@/lib/audit/schema";
import { AggregateField, type Firestore } from "@/lib/firebase/admin.server";
import type { LimitedAction } from "@/lib/limits/account-limits";
import { takeWorstStall } from "@/lib/observe/loop-stalls.server";
import { type Alert, hourMs, toAlert } from "./rules";

/** Entries of the audit log that are counted: more than this in an hour is an alert by itself. */
const maxEntries = 1000;

const takeDowns: readonly AuditAction[] = [
  "build.take-down",
  "guide.take-down",
  "help.take-down",
  "state-name.take-down",
  "short-link.take-down",
  "profile.take-down",
  "hunt-search.take-down",
  "run.reject",
];
/** Limited action of a change of a name. */
const renaming: LimitedAction = "name-change";

/**
 * Figures above their limit now. Reads the entries of the audit log of the last hour, 1,000 at most, and three
 * documents; coins and names are counted by the store.
 */
export async function findAlerts({ db, now }: Dependencies): Promise<Alert[]> {
  const since = new Date(now().getTime() - hourMs);
  const [coins, mostTakeDowns, renames, checks] = await Promise.all([
    sumCoins(db, since),
    countTakeDowns(db, since),
    countRenames(db, since),
    readChecks(db),
  ]);
  const alerts = [
    toAlert("coins-made", coins),
    toAlert("take-downs", mostTakeDowns),
    toAlert("renames", renames),
    toAlert("loop-stall", takeWorstStall()),
    toAlert("ledger-check", checks.ledger?.problems ?? 0),
    toAlert("boards-check", checks.boards?.problems ?? 0),
    toAlert("audit-check", checks.audit?.problems ?? 0),
  ];
  return alerts.filter((alert) => alert !== null);
}

/** Coins made less coins spent: what moves from one person to another is neither. */
async function sumCoins(db: Firestore, since: Date): Promise<number> {
  const entries = db.collectionGroup("ledger").where("createdAt", ">=", since);
  const sum = await entries.aggregate({ coins: AggregateField.sum("amount") }).get();
  return sum.data().coins;
}

/** The most that one moderator took down. */
async function countTakeDowns(db: Firestore, since: Date): Promise<number> {
  const entries = db.collection("audit").where("at", ">=", since).orderBy("at", "desc");
  const { docs } = await entries.limit(maxEntries).get();
  const counts = new Map<string, number>();
  for (const document of docs) {
    const { actor, action } = auditDocumentSchema.parse(document.data());
    if (takeDowns.includes(action)) counts.set(actor, (counts.get(actor) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

async function countRenames(db: Firestore, since: Date): Promise<number> {
  const counters = db.collection("limits").where("action", "==", renaming).where("at", ">=", since);
  return (await counters.count().get()).data().count;
}
