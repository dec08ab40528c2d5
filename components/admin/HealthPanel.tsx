import { Button, Skeleton } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { FigureTable } from "@/components/ui/FigureTable";
import { RecordTable } from "@/components/ui/RecordTable";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import { useHealth } from "@/hooks/admin/use-admin-data";
import type { AdminHealthResponse } from "@/lib/admin/schema";
import { formatWait } from "@/lib/leaderboards/board/format-board";
import { formatCount, formatMinute, formatNumber } from "@/lib/text/format";

const DayChart = whenSeen(
  () => import("./DayChart").then((module) => module.DayChart),
  () => <Skeleton height={260} />,
);

const queueLabels = { reports: "Reports", runs: "Runs to review", appeals: "Appeals" } as const;
const checkLabels = { ledger: "Ledger", boards: "Leaderboards", audit: "Audit log" } as const;

/** How the site is doing: queues, checks, what came by day, and which data it serves. */
export function HealthPanel() {
  const { data, problem, retry } = useHealth();
  if (problem) {
    return (
      <ErrorState title="Health could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height={480} />;
  const { queues, checks, days, versions } = data;
  return (
    <div>
      <Section id="queues" title="Queues">
        <FigureTable
          caption="Queues"
          rows={queues.map(({ queue, open, oldest }) => ({
            label: queueLabels[queue],
            value: formatNumber(open),
            note: oldest ? `Oldest: ${formatWait(oldest, new Date().toISOString())}` : "Empty",
          }))}
        />
      </Section>
      <Section id="checks" title="Checks">
        <FigureTable
          caption="Checks"
          rows={[
            { label: checkLabels.ledger, ...describeCheck(checks.ledger, "npm run check:ledger") },
            { label: checkLabels.boards, ...describeCheck(checks.boards, "npm run check:boards") },
            { label: checkLabels.audit, ...describeCheck(checks.audit, "npm run check:audit") },
          ]}
        />
      </Section>
      <Section id="days" title="By day">
        <DayChart days={days} />
        <DayTable days={days} />
      </Section>
      <Section id="versions" title="Versions">
        <FigureTable
          caption="Versions"
          rows={[
            { label: "Game", value: versions.game },
            { label: "Data read", value: versions.facts },
            { label: "Site", value: versions.site },
          ]}
        />
      </Section>
    </div>
  );
}

function describeCheck(check: AdminHealthResponse["checks"]["ledger"], command: string) {
  if (!check) return { value: "Never run", note: `Run ${command}` };
  const found = check.problems === 0 ? "No problems" : formatCount(check.problems, "problem", "problems");
  return {
    value: found,
    note: `${formatMinute(check.at)} UTC, ${formatNumber(check.checked)} checked`,
  };
}

const columns = ["accounts", "builds", "guides", "runs", "requests", "reports"] as const;
const labels = {
  accounts: "Accounts",
  builds: "Builds",
  guides: "Guides",
  runs: "Runs",
  requests: "Requests",
  reports: "Reports",
} as const;

/** Table of daily counts, latest first. */
function DayTable({ days }: Pick<AdminHealthResponse, "days">) {
  return (
    <ScrollRegion label="Counts by day" className="mt-4">
      <RecordTable
        caption="New on each day, the latest first"
        captionLook="hidden"
        keepsRows
        hasFigures
        columns={["Day (UTC)", ...columns.map((column) => labels[column])]}
        rows={days.toReversed().map((each) => ({
          key: each.day,
          cells: [each.day, ...columns.map((column) => formatNumber(each[column]))],
        }))}
      />
    </ScrollRegion>
  );
}
