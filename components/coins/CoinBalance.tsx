import { useCurrentUser } from "@/hooks/account/use-auth";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { CoinAmount } from "./CoinAmount";

/** The signed-in person's balance, live; nothing for visitors and until it is known. */
export function CoinBalance() {
  const uid = useCurrentUser()?.uid ?? null;
  const { user } = useWatchedUser(uid);
  return user && <CoinAmount coins={user.coins} />;
}
