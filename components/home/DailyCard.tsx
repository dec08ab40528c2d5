import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { useAuth } from "@/hooks/account/use-auth";
import { rewards } from "@/lib/coins/prices";
import classes from "./DailyCard.module.css";
import { PriceList } from "./PriceList";

interface DailyCardProps {
  /** For the signed-in: the button that opens today's question, with its dialog. */
  quiz: ReactNode;
  /** For the signed-in: their coins. */
  balance: ReactNode;
}

/** Today's quiz: one click for the signed-in, what it is and the way in for everybody else. */
export function DailyCard({ quiz, balance }: DailyCardProps) {
  const { status } = useAuth();
  const signedIn = status === "signed-in";
  return (
    <Card
      id="today"
      title="Today's question"
      icon={<GameIcon name="coin" size={22} className="text-coin" />}
      aside={signedIn && balance}
    >
      <p className="mt-1.5 text-dim">
        One question about the game every day, four answers, one try. Resets at 00:00 UTC.
      </p>
      <PriceList
        prices={[
          ["Right answer", rewards.dailyQuiz.coins],
          ["Daily visit", rewards.dailyLogin.coins],
        ]}
      />
      {/* The quiz button and the sign-in link take the same space. */}
      <div className="min-h-13 mt-auto flex items-end pt-4">
        {signedIn ? (
          quiz
        ) : (
          <ButtonLink
            href="/login"
            target="_self"
            className={status === "loading" ? classes.unlessLikely : undefined}
          >
            Sign in to play
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
