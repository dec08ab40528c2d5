import { HelpPage } from "@/components/hunting-help/HelpPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { AuthorName } from "@/components/ui/PersonName";
import { RecordTable } from "@/components/ui/RecordTable";
import { getRequestBoardPath, helpersPath } from "@/lib/hunting-help/help-paths";
import type { TopHelper, TopHelpersResponse } from "@/lib/hunting-help/schema";
import { formatNumber } from "@/lib/text/format";

/** Who gave most of the answers that were approved, this month and ever. */
export function HelpersPage({ month, ofMonth, ever }: Omit<TopHelpersResponse, "message">) {
  return (
    <HelpPage
      title="Top helpers"
      path={helpersPath}
      summary="Hunters whose answers were approved most often."
      description="The Monster Hunter Wilds players whose answers in Hunting Help were approved most often, this month and of all time."
      actions={
        <ButtonLink href={getRequestBoardPath({ sort: "unanswered" })} variant="filled">
          Answer a request
        </ButtonLink>
      }
    >
      <div className="grid gap-8 lg:grid-cols-2 items-start">
        <Helpers caption={`This month (${month}, UTC)`} helpers={ofMonth} />
        <Helpers caption="All time" helpers={ever} />
      </div>
      <p className="mt-4 text-14 leading-5 text-dim">
        An answer counts when it was approved and paid: once a day for the same two hunters, ten times a day
        for one helper.
      </p>
    </HelpPage>
  );
}

function Helpers({ caption, helpers }: { caption: string; helpers: readonly TopHelper[] }) {
  if (helpers.length === 0) {
    return (
      <section>
        <h2 className="text-17 leading-6">{caption}</h2>
        <EmptyState title="No approved answers yet">The first one is listed here.</EmptyState>
      </section>
    );
  }
  return (
    <RecordTable
      caption={caption}
      columns={["Hunter", "Approved answers"]}
      hasFigures
      rows={helpers.map(({ author, count }) => ({
        key: author.uid,
        cells: [<AuthorName key="hunter" author={author} />, formatNumber(count)],
      }))}
    />
  );
}
