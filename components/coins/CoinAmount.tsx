import { IconCoin } from "@tabler/icons-react";

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
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <IconCoin size={iconSize} className="text-coin flex-none" aria-hidden="true" />
      <span className="text-coin font-semibold">{figures.format(coins)}</span>
      <span className="text-dim font-normal">{coins === 1 ? "coin" : "coins"}</span>
    </span>
  );
}
