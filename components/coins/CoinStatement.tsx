import "@mantine/core/styles/Skeleton.layer.css";
import { Button, Skeleton } from "@mantine/core";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
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
      <h2 id="statement-title" className={classes.title}>
        Coin statement
      </h2>
      <Entries uid={uid} coins={coins} />
    </section>
  );
}

function Entries({ uid, coins }: CoinStatementProps) {
  const { entries, hasMore, loadingMore, problem, loadMore, retry } = useLedger(uid, coins);

  if (entries === null) {
    return problem ? (
      <ErrorState
        title="The statement could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {problem} Your coins are safe.
      </ErrorState>
    ) : (
      <Placeholder />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState title="No coins yet">
        Earn your first coins with the daily login reward and the daily quiz.
      </EmptyState>
    );
  }
  return (
    <>
      <StatementTable entries={entries} />
      <div className={classes.more}>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {(hasMore || problem) && (
          <Button variant="default" loading={loadingMore} onClick={problem ? retry : loadMore}>
            {problem ? "Try again" : "Show more"}
          </Button>
        )}
      </div>
    </>
  );
}

/** Rows of the final height; they show only after a moment, so that a quick answer does not flicker. */
function Placeholder() {
  return (
    <div className={classes.placeholder} role="status" aria-label="Loading statement">
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} height={16} />
      ))}
    </div>
  );
}
