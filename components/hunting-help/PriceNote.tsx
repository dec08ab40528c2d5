import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import { formatNumber } from "@/lib/text/format";

interface PriceNoteProps {
  /** Coins. */
  price: number;
  /** `null` until it is known. */
  balance: number | null;
  isVisitor: boolean;
}

/** What posting costs, and what is left after it. */
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
      This costs {price} coins and you have {formatNumber(balance)}. The daily quiz, daily visits and approved
      answers earn coins.
    </Note>
  ) : (
    <Note>
      This costs {price} coins. You have {formatNumber(balance)} and keep {formatNumber(balance - price)}.
    </Note>
  );
}
