import { type ComponentType, type ReactNode, useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { useAuth } from "@/hooks/account/use-auth";
import { rewards } from "@/lib/coins/prices";
import classes from "./DailyCard.module.css";
import { PriceList } from "./PriceList";

const prices = [
  ["Right answer", rewards.dailyQuiz.coins],
  ["Daily visit", rewards.dailyLogin.coins],
] as const;

interface DailyCardProps {
  /** For the signed-in: the button that opens today's question, with its dialog. */
  quiz: ReactNode;
  /** For the signed-in: their coins. */
  balance: ReactNode;
  /** For the signed-in: reads what concerns them. */
  Concerns?: ComponentType<{ onKnown(concerns: readonly Concern[]): void }>;
}

/** An answer, a lost place and the like, as a line that leads there. */
interface Concern {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

/** Today's quiz: one click for the signed-in, what it is and the way in for everybody else. */
export function DailyCard({ quiz, balance, Concerns }: DailyCardProps) {
  const { status } = useAuth();
  const [concerns, setConcerns] = useState<readonly Concern[]>([]);
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
      {signedIn && Concerns && <Concerns onKnown={setConcerns} />}
      {/* What concerns somebody takes the lines of the prices: nothing moves. */}
      {concerns.length > 0 && (
        <ul aria-label="For you" className="mt-3.5 border-t text-14 leading-5">
          {concerns.map(({ id, text, href }) => (
            <li key={id} className="border-b">
              <PageLink href={href} title={text} className="block truncate py-1.75 hover:underline">
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {concerns.length < prices.length && (
        <PriceList prices={prices.slice(concerns.length)} isNext={concerns.length > 0} />
      )}
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
