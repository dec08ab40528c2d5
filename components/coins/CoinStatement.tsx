import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { saveFile } from "@/components/ui/save-file";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { fetchStatement, useLedger } from "@/hooks/coins/use-ledger";
import { reasonLabels } from "@/lib/coins/reason-labels";
import { type LedgerReason, ledgerReasons } from "@/lib/coins/reasons";
import { toStatementCsv } from "@/lib/coins/to-statement-csv";
import { getUtcDay } from "@/lib/site/time";
import { StatementTable } from "./StatementTable";

interface CoinStatementProps {
  uid: string;
  /** The live balance, `null` until it is known: the statement follows it. */
  coins: number | null;
}

/** Where one's coins came from and went to, newest first. */
export function CoinStatement({ uid, coins }: CoinStatementProps) {
  const [reason, setReason] = useState<LedgerReason | null>(null);
  return (
    <section aria-labelledby="statement-title">
      <h2 id="statement-title" className="visually-hidden">
        Entries
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-3 mb-4">
        <NativeSelect
          label="Show"
          className="w-65 max-w-full"
          value={reason ?? ""}
          onChange={({ target: { value } }) =>
            setReason(ledgerReasons.find((each) => each === value) ?? null)
          }
        >
          <option value="">All entries</option>
          {ledgerReasons.map((each) => (
            <option key={each} value={each}>
              {reasonLabels[each]}
            </option>
          ))}
        </NativeSelect>
        <StatementDownload reason={reason} />
      </div>
      <Entries key={reason} uid={uid} coins={coins} reason={reason} />
    </section>
  );
}

function Entries({ uid, coins, reason }: CoinStatementProps & { reason: LedgerReason | null }) {
  const { entries, ...state } = useLedger(uid, coins, reason);
  return (
    <PagedList
      state={state}
      count={entries?.length ?? null}
      name="statement"
      addedName="entries"
      reassurance="Your coins are safe."
      empty={
        reason === null ? (
          <EmptyState title="No coins yet">
            Earn your first coins with the daily login reward and the daily quiz.
          </EmptyState>
        ) : (
          <EmptyState title="No entries of this kind">Choose another kind to see its entries.</EmptyState>
        )
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
    <div className="gap-6 pt-9 pb-3 grid">
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} height={16} />
      ))}
    </div>
  );
}

/** Saves the whole statement, or the entries of one kind, for spreadsheets. */
function StatementDownload({ reason }: { reason: LedgerReason | null }) {
  const download = useNotifiedMutation(
    async () => {
      const csv = toStatementCsv(await fetchStatement(reason));
      saveFile(new Blob([csv], { type: "text/csv" }), `quarry-coins-${getUtcDay(new Date())}.csv`);
    },
    { failure: "The statement could not be downloaded. Try again." },
  );
  return (
    <Button variant="default" loading={download.busy} onClick={() => void download.run()}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      Download CSV
    </Button>
  );
}
