import { PageLink } from "@/components/ui/PageLink";
import { getEntryPath, reasonLabels } from "@/lib/coins/reason-labels";
import type { LedgerEntry } from "@/lib/coins/schema";
import { isProfileIcon, profileIcons } from "@/lib/profiles/icons";
import { getUtcDay } from "@/lib/site/time";
import tables from "@/styles/kit.module.css";

const amounts = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });
const balances = new Intl.NumberFormat("en");

/** Entries of a statement in the order given. Days are UTC, as everywhere. */
export function StatementTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">Coin balance history, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date (UTC)</th>
          <th scope="col">Reason</th>
          <th scope="col" className={tables.end}>
            Coins
          </th>
          <th scope="col" className={tables.end}>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, createdAt, reason, ref, amount, balanceAfter }) => (
          <tr key={key}>
            <td className="text-dim whitespace-nowrap">
              <time dateTime={createdAt}>{getUtcDay(new Date(createdAt))}</time>
            </td>
            <th className="w-full font-normal" scope="row">
              <Reason reason={reason} entryRef={ref} />
            </th>
            <td className={`${tables.end} whitespace-nowrap ${amount < 0 ? "text-bad" : "text-good"}`}>
              {/* The true minus sign is as wide as the plus. */}
              {amounts.format(amount).replace("-", "−")}
            </td>
            <td className={tables.end}>{balances.format(balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reason of an entry, with a link where it has a page. */
function Reason({ reason, entryRef }: { reason: LedgerEntry["reason"]; entryRef: string }) {
  const path = getEntryPath({ reason, ref: entryRef });
  if (path !== null) return <PageLink href={path}>{reasonLabels[reason]}</PageLink>;
  if (reason !== "profile-icon" || !isProfileIcon(entryRef)) return reasonLabels[reason];
  return `${reasonLabels[reason]}: ${profileIcons[entryRef].name}`;
}
