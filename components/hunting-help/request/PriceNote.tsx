import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { SignInButton } from "@/components/ui/SignInButton";
import { rewards } from "@/lib/coins/prices";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import { formatCount, formatNumber } from "@/lib/text/format";

interface PriceNoteProps {
  /** Coins. */
  price: number;
  /** `null` until it is known. */
  balance: number | null;
  isVisitor: boolean;
}

/** When the daily login and the daily quiz alone have brought what is missing. */
function getDayWords(missing: number): string {
  const perDay = rewards.dailyLogin.coins + rewards.dailyQuiz.coins;
  const days = formatCount(Math.ceil(missing / perDay), "day", "days");
  return `Daily login and quiz bring up to ${perDay} coins a day: enough in ${days}.`;
}

/** Price of posting and the balance after it. */
export function PriceNote({ price, balance, isVisitor }: PriceNoteProps) {
  if (isVisitor) {
    return (
      <Note action={<SignInButton />}>
        You need an account to post a request. What you type stays here while you sign in.
      </Note>
    );
  }
  if (balance === null) return null;
  return balance < price ? (
    <Note tone="warn">
      This costs {price} coins and you have {formatNumber(balance)}. {getDayWords(price - balance)} An
      approved answer earns {rewards.approvedAnswer.coins}. Looking for hunters with{" "}
      <PageLink href={getHelpFormPath("find")}>Find a hunt</PageLink> is free.
    </Note>
  ) : (
    <Note>
      This costs {price} coins. You have {formatNumber(balance)} and keep {formatNumber(balance - price)}.
    </Note>
  );
}
