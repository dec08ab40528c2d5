interface PriceListProps {
  prices: readonly (readonly [label: string, coins: number])[];
  /** Goes on where another list ends. */
  isNext?: boolean;
}

/** Prices and rewards in coins, as signed figures with their labels. */
export function PriceList({ prices, isNext = false }: PriceListProps) {
  return (
    <dl className={`${isNext ? "" : "mt-3.5 border-t"} text-14 leading-5`}>
      {prices.map(([label, coins]) => (
        <div key={label} className="flex gap-4 justify-between py-1.75 border-b">
          <dt className="text-dim">{label}</dt>
          <dd className={`${coins > 0 ? "text-coin" : ""} font-semibold`}>
            {coins > 0 ? "+" : "−"}
            {Math.abs(coins)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
