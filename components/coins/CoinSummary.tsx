import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Skeleton } from "@/components/ui/Skeleton";
import type { WatchedUserState } from "@/hooks/account/use-watched-user";
import { statementPath } from "@/lib/coins/paths";
import { CoinAmount } from "./CoinAmount";

const CoinsModal = dynamic(() => import("./CoinsModal").then((module) => module.CoinsModal), { ssr: false });

interface CoinSummaryProps {
  watched: WatchedUserState;
  /** Left out on the statement itself. Default true. */
  hasStatementLink?: boolean;
}

/** One's balance, live, and the way to the price list. */
export function CoinSummary({ watched: { user, failed }, hasStatementLink = true }: CoinSummaryProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <section
      aria-label="Coins"
      className="flex flex-wrap items-center justify-between gap-3 mb-7 p-3.5 border rounded-md bg-card"
    >
      <div className="min-h-7 flex items-center text-20">
        {user && <CoinAmount coins={user.coins} iconSize={24} />}
        {!user && failed && <span className="text-14 text-dim">Your coins could not be loaded.</span>}
        {!user && !failed && <Skeleton width={120} height={20} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {hasStatementLink && (
          <Button component="a" variant="default" href={statementPath}>
            Statement
          </Button>
        )}
        <Button variant="default" onClick={() => setOpened(true)}>
          How to earn and spend
        </Button>
      </div>
      {opened !== null && <CoinsModal opened={opened} onClose={() => setOpened(false)} />}
    </section>
  );
}
