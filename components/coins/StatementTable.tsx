import { reasonLabels } from "@/lib/coins/reason-labels";
import type { LedgerEntry } from "@/lib/coins/schema";
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
        {entries.map(({ key, createdAt, reason, amount, balanceAfter }) => (
          <tr key={key}>
            <td className="text-dim whitespace-nowrap">
              <time dateTime={createdAt}>{getUtcDay(new Date(createdAt))}</time>
            </td>
            <th scope="row">{reasonLabels[reason]}</th>
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
