/**
 * The one price list: the server charges by it, the coins modal shows it, the sample content pays by it.
 * Amounts are whole coins.
 */
interface CoinReward {
  readonly action: string;
  /** Coins earned, more than zero. */
  readonly coins: number;
  readonly frequency: string;
}
interface CoinCost {
  readonly action: string;
  /** Coins spent, more than zero. */
  readonly coins: number;
}

export const rewards = {
  dailyLogin: { action: "Daily Login", coins: 5, frequency: "Once per day" },
  dailyQuiz: { action: "Daily Quiz", coins: 10, frequency: "Once per day" },
  approvedAnswer: { action: "Approved answer in Hunting Help", coins: 15, frequency: "Per approved answer" },
} as const satisfies Record<string, CoinReward>;

export const costs = {
  buildRequest: { action: "Build Request", coins: 30 },
  huntSupport: { action: "Hunt Support", coins: 50 },
  profileIcon: { action: "Unlock a Profile Icon", coins: 200 },
} as const satisfies Record<string, CoinCost>;
