import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { CoinStatement } from "./CoinStatement";
import { CoinSummary } from "./CoinSummary";

/** One's own coins: the balance, live, and every entry. */
export function StatementPage({ uid }: { uid: string }) {
  const watched = useWatchedUser(uid);
  return (
    <>
      <CoinSummary watched={watched} hasStatementLink={false} />
      <CoinStatement uid={uid} coins={watched.user?.coins ?? null} />
    </>
  );
}
