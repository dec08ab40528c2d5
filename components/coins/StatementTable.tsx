import { PageLink } from "@/components/ui/PageLink";
import { getEntryPath, reasonLabels } from "@/lib/coins/reason-labels";
import type { LedgerEntry } from "@/lib/coins/schema";
import { isProfileIcon, profileIcons } from "@/lib/profiles/icons";
import { getUtcDay } from "@/lib/site/time";
import classes from "./StatementTable.module.css";

const amounts = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });
const balances = new Intl.NumberFormat("en");

/** Entries of a statement in the order given. Days are UTC, as everywhere. */
export function StatementTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <table className={`${classes.table} w-full text-14 leading-5`}>
      <caption className="visually-hidden">Coin balance history, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date (UTC)</th>
          <th scope="col">Reason</th>
          <th scope="col" className={classes.figure}>
            Coins
          </th>
          <th scope="col" className={classes.figure}>
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
            <th scope="row">
              <Reason reason={reason} entryRef={ref} />
            </th>
            <td className={classes.figure} data-sign={amount < 0 ? "minus" : "plus"}>
              {/* The true minus sign is as wide as the plus. */}
              {amounts.format(amount).replace("-", "−")}
            </td>
            <td className={classes.figure}>{balances.format(balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an entry is for, with the way to it where it has a page. */
function Reason({ reason, entryRef }: { reason: LedgerEntry["reason"]; entryRef: string }) {
  const path = getEntryPath({ reason, ref: entryRef });
  if (path !== null) return <PageLink href={path}>{reasonLabels[reason]}</PageLink>;
  if (reason !== "profile-icon" || !isProfileIcon(entryRef)) return reasonLabels[reason];
  return `${reasonLabels[reason]}: ${profileIcons[entryRef].name}`;
}
