import { PersonName } from "@/components/ui/PersonName";
import { RecordTable } from "@/components/ui/RecordTable";
import { formatHours } from "@/lib/leaderboards/board/format-board";
import type { Moderator } from "@/lib/leaderboards/page-data";
import { formatNumber } from "@/lib/text/format";

const figures = ["Decisions", "Verified", "Rejected", "Overturned", "Median wait"] as const;
const columns = ["Moderator", ...figures];

/** Public figures of the moderators' work. */
export function ModeratorTable({ moderators: people }: { moderators: readonly Moderator[] }) {
  const moderators = people.filter(({ decisions }) => decisions > 0);
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

/** The same of hunters who review runs and do not decide. */
export function ReviewerTable({ moderators: people }: { moderators: readonly Moderator[] }) {
  const reviewers = people.filter(({ reviews }) => reviews > 0);
  if (reviewers.length === 0) return <p className="text-14 text-dim">No reviews yet.</p>;
  return (
    <RecordTable
      hasFigures
      caption="Reviews by hunter"
      columns={["Reviewer", "Reviews", "Agreed"]}
      rows={reviewers.map(({ uid, name, isStaff, reviews, agreed }) => ({
        key: uid,
        cells: [
          <PersonName key="name" uid={uid} name={name} isStaff={isStaff} />,
          formatNumber(reviews),
          `${formatNumber(Math.round((100 * agreed) / reviews))} %`,
        ],
      }))}
    />
  );
}
