import { z } from "zod";
import type { SignedInAccount } from "./accounts";
import { callApi } from "./api";
import { testStore } from "./store";

/**
 * Gives an account coins that its ledger explains, on top of those it has. Its user document is there afterwards.
 *
 * @param coins whole, from 0
 */
export async function giveCoins({ uid, idToken }: SignedInAccount, coins: number): Promise<void> {
  await callApi("/api/user/session", { method: "POST", token: idToken });
  if (coins === 0) return;
  const store = testStore();
  const user = await store.readDoc(`users/${uid}`);
  const balanceAfter = z.int().parse(user?.coins) + coins;
  await store.writeDoc(`users/${uid}`, { ...user, coins: balanceAfter });
  await store.writeDoc(`users/${uid}/ledger/start`, {
    ...{ amount: coins, reason: "admin-adjustment", ref: "test", balanceAfter, createdAt: new Date() },
  });
}
