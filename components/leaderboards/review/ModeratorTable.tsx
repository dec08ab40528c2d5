import { PersonName } from "@/components/ui/PersonName";
import { RecordTable } from "@/components/ui/RecordTable";
import { formatHours } from "@/lib/leaderboards/board/format-board";
import type { Moderator } from "@/lib/leaderboards/page-data";
import { formatNumber } from "@/lib/text/format";

const figures = ["Decisions", "Verified", "Rejected", "Overturned", "Median wait"] as const;
const columns = ["Moderator", ...figures];

/** What everybody may know of the moderators' work. */
export function ModeratorTable({ moderators }: { moderators: readonly Moderator[] }) {
  if (moderators.length === 0) return <p className="text-14 text-dim">No decisions yet.</p>;
  return (
    <RecordTable
      hasFigures
      caption="Decisions by moderator"
      columns={columns}
      rows={moderators.map(
        ({ uid, name, isStaff, decisions, verified, rejected, overturned, medianHours }) => ({
          key: uid,
          cells: [
            <PersonName key="name" uid={uid} name={name} isStaff={isStaff} />,
            formatNumber(decisions),
            formatNumber(verified),
            formatNumber(rejected),
            formatNumber(overturned),
            medianHours === null ? "–" : formatHours(medianHours),
          ],
        }),
      )}
    />
  );
}
