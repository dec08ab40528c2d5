import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { dismissJoinReport } from "@/hooks/box/use-box";
import { type JoinReport, listCounts } from "@/lib/box/join";
import { getKindRule } from "@/lib/box/model";
import { formatCount, formatNumber } from "@/lib/text/format";

/** What the first sign-in of this browser did, until it is closed. */
export function JoinedNote({ report: { added, received, same, conflicts } }: { report: JoinReport }) {
  const toAccount = formatCounts(added);
  const toBrowser = formatCounts(received);
  return (
    <Note
      className="mb-6"
      title="This browser and your account were joined"
      action={
        <Button variant="default" onClick={() => void dismissJoinReport()}>
          OK
        </Button>
      }
    >
      {toAccount && <p>Added to your account: {toAccount}.</p>}
      {toBrowser && <p>Added to this browser: {toBrowser}.</p>}
      {same > 0 && <p>{formatNumber(same)} entries were in both.</p>}
      {conflicts.length > 0 && (
        <p>Where they differed, your account’s value was kept. You can change that below.</p>
      )}
    </Note>
  );
}

function formatCounts(counts: JoinReport["added"]): string {
  return listCounts(counts)
    .map(([kind, count]) => formatCount(count, ...getKindRule(kind).label))
    .join(", ");
}
