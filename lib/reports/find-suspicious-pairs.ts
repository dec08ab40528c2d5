import { groupBy } from "@/lib/catalog/group-by";

/** Coins that one person's approval gave another. */
export interface Payment {
  readonly asker: string;
  readonly answerer: string;
  /** Whole coins. */
  readonly coins: number;
  readonly at: Date;
}

type Suspicion =
  /** One account pays the other again and again. */
  | "repeated"
  /** The two pay each other. */
  | "mutual"
  /** Both accounts were new at the time of a payment. */
  | "fresh"
  /** Both accounts were used from the same network in the last 30 days. */
  | "same-network";

export interface SuspiciousPair {
  /** Uids in order. */
  readonly pair: readonly [string, string];
  readonly payments: number;
  readonly coins: number;
  readonly suspicions: readonly Suspicion[];
}

/** Payments in one direction from which on a pair is repeated. */
const repeatedFrom = 3;
/** How long an account is new, in milliseconds: 7 days. */
const freshPeriod = 7 * 86_400_000;

/**
 * Pairs of accounts that may pass coins to each other instead of helping: for moderators to look at, not a verdict.
 *
 * @param createdAt When an account was created; `undefined` for one that is gone.
 * @param shareNetwork Whether two accounts were used from the same network.
 * @returns most suspicions first, then most coins
 */
export function findSuspiciousPairs(
  payments: readonly Payment[],
  createdAt: (uid: string) => Date | undefined,
  shareNetwork: (a: string, b: string) => boolean = () => false,
): SuspiciousPair[] {
  const byPair = groupBy(payments, ({ asker, answerer }) => [asker, answerer].toSorted().join("\n"));
  return [...byPair.values()]
    .flatMap((ofPair) => {
      const suspicions = listSuspicions(ofPair, createdAt, shareNetwork);
      return suspicions.length === 0 ? [] : [toPair(ofPair, suspicions)];
    })
    .toSorted((a, b) => b.suspicions.length - a.suspicions.length || b.coins - a.coins);
}

function listSuspicions(
  payments: readonly Payment[],
  createdAt: (uid: string) => Date | undefined,
  shareNetwork: (a: string, b: string) => boolean,
): Suspicion[] {
  const counts = [...groupBy(payments, ({ asker }) => asker).values()].map((each) => each.length);
  const wasFresh = (uid: string, at: Date) => {
    const created = createdAt(uid);
    return created !== undefined && at.getTime() - created.getTime() < freshPeriod;
  };
  const isFresh = payments.some(({ asker, answerer, at }) => wasFresh(asker, at) && wasFresh(answerer, at));
  return [
    ...(counts.some((count) => count >= repeatedFrom) ? (["repeated"] as const) : []),
    ...(counts.length === 2 ? (["mutual"] as const) : []),
    ...(isFresh ? (["fresh"] as const) : []),
    ...(payments.some(({ asker, answerer }) => shareNetwork(asker, answerer))
      ? (["same-network"] as const)
      : []),
  ];
}

function toPair(payments: readonly Payment[], suspicions: readonly Suspicion[]): SuspiciousPair {
  const [first = "", second = ""] = payments
    .slice(0, 1)
    .flatMap(({ asker, answerer }) => [asker, answerer].toSorted());
  const coins = payments.reduce((sum, payment) => sum + payment.coins, 0);
  return { pair: [first, second], payments: payments.length, coins, suspicions };
}
