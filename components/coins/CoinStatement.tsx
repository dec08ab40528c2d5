import { EmptyState } from "@/components/ui/EmptyState";
import { PagedList } from "@/components/ui/PagedList";
import { Skeleton } from "@/components/ui/Skeleton";
import { useLedger } from "@/hooks/coins/use-ledger";
import classes from "./CoinStatement.module.css";
import { StatementTable } from "./StatementTable";

interface CoinStatementProps {
  uid: string;
  /** The live balance, `null` until it is known: the statement follows it. */
  coins: number | null;
}

/** Where one's coins came from and went to, newest first. */
export function CoinStatement({ uid, coins }: CoinStatementProps) {
  return (
    <section aria-labelledby="statement-title">
      <h2 id="statement-title" className="mb-3 text-20">
        Coin statement
      </h2>
      <Entries uid={uid} coins={coins} />
    </section>
  );
}

function Entries({ uid, coins }: CoinStatementProps) {
  const { entries, ...state } = useLedger(uid, coins);
  return (
    <PagedList
      state={state}
      count={entries?.length ?? null}
      name="statement"
      addedName="entries"
      reassurance="Your coins are safe."
      empty={
        <EmptyState title="No coins yet">
          Earn your first coins with the daily login reward and the daily quiz.
        </EmptyState>
      }
      skeleton={<Placeholder />}
    >
      <StatementTable entries={entries ?? []} />
    </PagedList>
  );
}

/** Rows of the final height. */
function Placeholder() {
  return (
    <div className={`${classes.placeholder} grid`}>
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} height={16} />
      ))}
    </div>
  );
}
