import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/Button";
import { GameIcon } from "@/components/ui/GameIcon";
import { useAuth } from "@/hooks/account/use-auth";
import { rewards } from "@/lib/coins/prices";
import classes from "./Cards.module.css";
import styles from "./DailyCard.module.css";

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
    <section
      id="today"
      className={`${classes.card} flex flex-col p-4.5 border bg-card`}
      aria-labelledby="today-title"
    >
      <div className="flex items-center justify-between gap-3 text-14">
        <h2 id="today-title" className={`${classes.title} flex items-center gap-2.5 text-17 leading-6`}>
          <GameIcon name="coin" size={22} className={classes.coin} />
          Today's question
        </h2>
        {signedIn && balance}
      </div>
      <p className="mt-1.5 text-dim">
        One question about the game every day, four answers, one try. Resets at 00:00 UTC.
      </p>
      <dl className={classes.prices}>
        <div>
          <dt>Right answer</dt>
          <dd className={classes.coin}>+{rewards.dailyQuiz.coins}</dd>
        </div>
        <div>
          <dt>Daily visit</dt>
          <dd className={classes.coin}>+{rewards.dailyLogin.coins}</dd>
        </div>
      </dl>
      <div className={`${classes.action} flex items-end pt-4`}>
        {signedIn ? (
          quiz
        ) : (
          <ButtonLink href="/login" className={status === "loading" ? styles.unlessLikely : undefined}>
            Sign in to play
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
