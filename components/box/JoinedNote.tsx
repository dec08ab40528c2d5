import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { dismissJoinReport } from "@/hooks/box/use-box";
import { formatKindCounts } from "@/lib/box/format-entry";
import type { JoinReport } from "@/lib/box/join";
import { formatNumber } from "@/lib/text/format";

/** What the first sign-in of this browser did, until it is closed. */
export function JoinedNote({ report: { added, received, same, conflicts } }: { report: JoinReport }) {
  const toAccount = formatKindCounts(added);
  const toBrowser = formatKindCounts(received);
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
