import { z } from "zod";
import { ledgerReasons } from "@/lib/coins/reasons";
import { testStore } from "./store";

const entrySchema = z.object({
  amount: z.int(),
  reason: z.enum(ledgerReasons),
  ref: z.string(),
  balanceAfter: z.int().min(0),
  createdAt: z.date(),
});

/** What the store says of a person's coins. */
export interface StoredLedger {
  /** Balance of the user document; `null` where there is none. */
  readonly coins: number | null;
  /** Sum of all ledger entries. */
  readonly sum: number;
  /** Idempotency keys of the entries, sorted. */
  readonly keys: readonly string[];
}

/** Reads a person's coins and ledger past the API. */
export async function readStoredLedger(uid: string): Promise<StoredLedger> {
  const store = testStore();
  const [user, entries] = await Promise.all([
    store.readDoc(`users/${uid}`),
    store.listDocs(`users/${uid}/ledger`),
  ]);
  const amounts = entries.map(({ data }) => entrySchema.parse(data).amount);
  return {
    coins: user ? z.int().min(0).parse(user.coins) : null,
    sum: amounts.reduce((total, each) => total + each, 0),
    keys: entries.map(({ id }) => id).toSorted(),
  };
}
