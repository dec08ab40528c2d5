import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { toBatches, valuesPerQuery } from "@/lib/firebase/to-batches";
import { getUtcDay } from "@/lib/site/time";

/** How long a mark is stored, in milliseconds: 30 days. */
const markPeriod = 30 * 86_400_000;
/** Marks that this process knows to be stored for the day. */
const maxKnown = 10_000;
/** Marks that are read for ten accounts at most. */
const maxMarks = 100;

/** Document `networks/{uid}_{hash}`. Removed by the store's TTL. */
const networkMarkSchema = z.object({
  uid: z.string().min(1),
  /** Keyed hash of the network: without the secret it says nothing about the address. */
  hash: z.string().min(1),
  seenAt: storedTimeSchema,
  expiresAt: storedTimeSchema,
});

const known = new Set<string>();

/**
 * Remembers for 30 days that an account was used from a network, as a keyed hash, so that arranged payments between
 * accounts of one person can be found. Does nothing where no secret is set, and writes once a day.
 *
 * @param network `getClientNetwork`
 * @param secret QUARRY_ADDRESS_SECRET
 */
export async function markNetwork(
  { db, now }: Dependencies,
  uid: string,
  network: string,
  secret = process.env.QUARRY_ADDRESS_SECRET,
): Promise<void> {
  const hash = hashNetwork(network, secret);
  if (hash === null) return;
  const at = now();
  const mark = `${uid}/${hash}/${getUtcDay(at)}`;
  if (known.has(mark)) return;
  const ref = db.collection("networks").doc(`${uid}_${hash}`);
  const expiresAt = Timestamp.fromMillis(at.getTime() + markPeriod);
  // A transaction, so that nothing of an account that was deleted meanwhile is left behind.
  await runTransaction(db, [], async (transaction) => {
    await transaction.get(ref);
    transaction.set(ref, { uid, hash, seenAt: at, expiresAt });
  });
  if (known.size >= maxKnown) known.clear();
  known.add(mark);
}

/**
 * A keyed hash that says which calls come from one network, and nothing else of it.
 *
 * @returns `null` where no secret is set or the network is not known
 */
export function hashNetwork(network: string, secret = process.env.QUARRY_ADDRESS_SECRET): string | null {
  if (!secret || network === "unknown") return null;
  return createHmac("sha256", secret).update(network).digest("hex").slice(0, 32);
}

/** The networks of each of these accounts that are not older than 30 days, as hashes. */
export async function readNetworkMarks(
  db: Firestore,
  uids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const pages = await Promise.all(
    toBatches(uids, valuesPerQuery).map((part) =>
      db.collection("networks").where("uid", "in", part).limit(maxMarks).get(),
    ),
  );
  const marks = new Map<string, Set<string>>();
  for (const document of pages.flatMap(({ docs }) => docs)) {
    const { uid, hash, expiresAt } = networkMarkSchema.parse(document.data());
    // The store's clean-up may come a day late.
    if (expiresAt.toDate() > at) marks.set(uid, (marks.get(uid) ?? new Set()).add(hash));
  }
  return marks;
}

/**
 * Whether an account was used from a network of one of the others: of these, the first is always looked at, and of the
 * rest the latest ones. One query.
 */
export async function sharesNetwork(
  db: Firestore,
  uid: string,
  [first, ...rest]: readonly (string | null)[],
  at: Date,
): Promise<boolean> {
  const others = [first, ...rest.slice(2 - valuesPerQuery)].filter((each) => each && each !== uid);
  const uids = others.flatMap((each) => each ?? []);
  if (uids.length === 0) return false;
  const marks = await readNetworkMarks(db, [uid, ...uids], at);
  const own = marks.get(uid) ?? new Set<string>();
  return uids.some((other) => [...(marks.get(other) ?? [])].some((mark) => own.has(mark)));
}
