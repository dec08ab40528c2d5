import { IconCoin } from "@tabler/icons-react";
import classes from "./CoinAmount.module.css";

const figures = new Intl.NumberFormat("en");

interface CoinAmountProps {
  /** Whole coins. */
  coins: number;
  /** Size of the mark, pixels; the figure takes the size of the text around it. */
  iconSize?: number;
}

/** A number of coins with the coin's mark: `1,240 coins`. */
export function CoinAmount({ coins, iconSize = 18 }: CoinAmountProps) {
  return (
    <span className={classes.amount}>
      <IconCoin size={iconSize} className={classes.icon} aria-hidden="true" />
      <span className={classes.figure}>{figures.format(coins)}</span>
      <span className={classes.unit}>{coins === 1 ? "coin" : "coins"}</span>
    </span>
  );
}
