import { formatNumber } from "@/lib/text/format";

/** An amount of the game's money. */
export function Zenny({ amount }: { amount: number }) {
  return (
    <span className="whitespace-nowrap">
      {formatNumber(amount, 0)}
      <abbr className="text-dim font-normal no-underline" title="Zenny">
        &nbsp;z
      </abbr>
    </span>
  );
}
