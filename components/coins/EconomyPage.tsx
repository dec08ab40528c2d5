import { Seo } from "@/components/head/Seo";
import { FigureTable } from "@/components/ui/FigureTable";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import { type EconomyDay, sumReasons } from "@/lib/coins/economy";
import { economyPath } from "@/lib/coins/paths";
import { reasonLabels } from "@/lib/coins/reason-labels";
import { maxAccountCoins, maxAdminCoins } from "@/lib/staff/rules";
import type { StaffFigures } from "@/lib/staff/staff-figures-schema";
import { formatMinute, formatNumber } from "@/lib/text/format";
import { PriceTable } from "./PriceTable";

interface EconomyPageProps {
  days: readonly EconomyDay[];
  staff: StaffFigures;
}

/** Coins made and spent by everybody, day by day, the price list, and what admins do together. */
export function EconomyPage({ days, staff }: EconomyPageProps) {
  const made = days.reduce((sum, day) => sum + day.made, 0);
  const spent = days.reduce((sum, day) => sum + day.spent, 0);
  const reasons = sumReasons(days);
  return (
    <>
      <Seo
        title="Coins made and spent"
        description="How many coins hunters earn and spend each day, and the price list."
        path={economyPath}
      />
      <Page width="text">
        <PageHead
          title="Coins made and spent"
          summary={`All accounts, the last ${days.length} days (UTC). Updated once a day.`}
          breadcrumb={[{ label: "About Us", href: "/about" }]}
          figures={[
            { label: "Made", value: formatNumber(made) },
            { label: "Spent", value: formatNumber(spent) },
          ]}
        />
        <Section id="prices" title="Price list">
          <PriceTable />
        </Section>
        {made + spent === 0 ? (
          <Section id="days" title="By day">
            <p className="text-dim">Nobody earned or spent coins in these days.</p>
          </Section>
        ) : (
          <>
            <Section id="reasons" title="By reason">
              <RecordTable
                captionLook="hidden"
                keepsRows
                hasFigures
                caption={`Coins of the last ${days.length} days by reason`}
                columns={["Reason", "Made", "Spent"]}
                rows={reasons.map(({ reason, made, spent }) => ({
                  key: reason,
                  cells: [reasonLabels[reason], formatNumber(made), formatNumber(spent)],
                }))}
              />
            </Section>
            <Section id="days" title="By day">
              <RecordTable
                captionLook="hidden"
                keepsRows
                hasFigures
                caption="Coins of each day, newest first"
                columns={["Day (UTC)", "Made", "Spent", "Entries"]}
                rows={days.map(({ day, made, spent, entries }) => ({
                  key: day,
                  cells: [day, formatNumber(made), formatNumber(spent), formatNumber(entries)],
                }))}
              />
            </Section>
          </>
        )}
        <StaffFiguresSection figures={staff} />
      </Page>
    </>
  );
}

/** Figures of the admins' joint actions, and the length of their log. */
function StaffFiguresSection({ figures }: { figures: StaffFigures }) {
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
