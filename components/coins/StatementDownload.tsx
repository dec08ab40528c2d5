import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { saveFile } from "@/components/ui/save-file";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { fetchStatement } from "@/hooks/coins/fetch-ledger";
import type { LedgerReason } from "@/lib/coins/reasons";
import { toStatementCsv } from "@/lib/coins/to-statement-csv";
import { getUtcDay } from "@/lib/site/time";

/** Saves the whole statement, or the entries of one kind, for spreadsheets. */
export function StatementDownload({ reason }: { reason: LedgerReason | null }) {
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
