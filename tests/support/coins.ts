import type { SignedInAccount } from "./accounts";
import { callApi } from "./api";
import { testStore } from "./store";

/** Gives an account coins that its ledger explains. Its user document is there afterwards. @param coins whole, from 0 */
export async function giveCoins(account: SignedInAccount, coins: number): Promise<void> {
  await callApi("/api/user/session", { method: "POST", token: account.idToken });
  const store = testStore();
  const user = await store.readDoc(`users/${account.uid}`);
  await store.writeDoc(`users/${account.uid}`, { ...user, coins });
  await store.writeDoc(`users/${account.uid}/ledger/start`, {
    ...{ amount: coins, reason: "admin-adjustment", ref: "test", balanceAfter: coins, createdAt: new Date() },
  });
}
