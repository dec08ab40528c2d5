import type { BonusTotal } from "@/lib/builder/gear/totals";
import { BonusLine } from "./BonusLine";

interface BonusGroupProps {
  title: string;
  totals: readonly BonusTotal[];
}

/** Set bonuses or group skills, a line each with the pieces that count. */
export function BonusGroup({ title, totals }: BonusGroupProps) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="tracking-[0] mb-1.5 text-14 leading-5">
        {title}{" "}
        <span className="text-dim font-normal">{totals.filter(({ level }) => level > 0).length} active</span>
      </h3>
      <ul className="border rounded-md bg-card">
        {totals.map((total) => (
          <BonusLine key={total.skill} total={total} />
        ))}
      </ul>
    </section>
  );
}
