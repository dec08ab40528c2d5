import { formatNumber } from "@/lib/text/format";
import classes from "./Zenny.module.css";

/** An amount of the game's money. */
export function Zenny({ amount }: { amount: number }) {
  return (
    <span className={`${classes.zenny} whitespace-nowrap`}>
      {formatNumber(amount, 0)}
      <abbr title="Zenny">&nbsp;z</abbr>
    </span>
  );
}
