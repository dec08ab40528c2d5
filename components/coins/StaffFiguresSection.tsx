import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { maxAccountCoins, maxAdminCoins } from "@/lib/staff/rules";
import type { StaffFigures } from "@/lib/staff/staff-figures-schema";
import { formatMinute, formatNumber } from "@/lib/text/format";

/** Figures of the admins' joint actions, and the length of their log. */
export function StaffFiguresSection({ figures }: { figures: StaffFigures }) {
  const { pending, delayed, nextAt, executed, canceled, expired, appealsJudgedAlone, audit } = figures;
  return (
    <Section id="staff" title="Admin actions">
      <p className="mb-3">
        New roles, and more than {formatNumber(maxAccountCoins)} coins a day for one account or{" "}
        {formatNumber(maxAdminCoins)} from one admin, need a second admin. Where there is only one, they wait
        for 24 hours. Everything is in a log in which nothing can be changed without a trace.
      </p>
      <FigureTable
        caption="Admin actions"
        rows={[
          {
            label: "Waiting",
            value: formatNumber(pending),
            ...(nextAt !== null && {
              note: `${formatNumber(delayed)} by the only admin, the next from ${formatMinute(nextAt)} UTC`,
            }),
          },
          { label: "Done", value: formatNumber(executed) },
          { label: "Canceled", value: formatNumber(canceled) },
          { label: "Expired", value: formatNumber(expired) },
          {
            label: "Appeals judged by who decided",
            value: formatNumber(appealsJudgedAlone),
            note: "Where nobody else could.",
          },
          {
            label: "Entries in the log",
            value: formatNumber(audit?.entries ?? 0),
            ...(audit && { note: <span className="wrap-anywhere">Latest hash: {audit.hash}</span> }),
          },
        ]}
      />
    </Section>
  );
}
