import dynamic from "next/dynamic";
import { useState } from "react";
import { FigureTable } from "@/components/ui/FigureTable";
import { formatNumber, formatPercent } from "@/lib/text/format";
import {
  getChanceWithin,
  getExpectedTries,
  getTriesForChance,
  listChancePoints,
} from "@/lib/wiki/odds/trials";

const PointChart = dynamic(
  () => import("@/components/chart/PointChart").then((module) => module.PointChart),
  { ssr: false, loading: () => <p className="text-14 text-dim">Loading.</p> },
);

interface OddsResultProps {
  /** Of one try, 0 to 1. */
  chance: number;
  /** Successes that are needed. */
  copies: number;
  /** Name of a try: "Glowing Stones". */
  tries: string;
  /** Text where it cannot happen. */
  impossible: string;
}

/** How many tries something takes: expected, median and 90 %, as figures and as a chart. */
export function OddsResult({ chance, copies, tries, impossible }: OddsResultProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (chance <= 0) return <p role="status">{impossible}</p>;
  const points = listChancePoints(chance, copies).map((point) => ({
    key: String(point.tries),
    x: point.tries,
    y: point.chance * 100,
  }));
  const within = (reached: number) => formatNumber(getTriesForChance(chance, copies, reached), 0);
  const point = points.find(({ key }) => key === chosen);
  return (
    <>
      <p className="leading-8 text-20 tabular-nums" role="status">
        <strong className="text-26">{within(0.5)}</strong> {tries} for a 50% chance, {within(0.9)} for 90%
      </p>
      <FigureTable
        caption="Odds"
        columns={2}
        rows={[
          { label: "Chance per try", value: formatChance(chance) },
          { label: "Expected", value: formatNumber(getExpectedTries(chance, copies), 1) },
          { label: "25% chance", value: within(0.25) },
          { label: "50% chance (median)", value: within(0.5) },
          { label: "90% chance", value: within(0.9) },
          { label: "99% chance", value: within(0.99) },
        ]}
      />
      {points.length > 1 && (
        <div className="mt-5">
          <PointChart
            points={points}
            x={{ label: tries, format: (value) => formatNumber(value, 0), isWhole: true }}
            y={{ label: "Chance by then", format: (value) => formatPercent(value, 0) }}
            label={`Chance by number of ${tries}: choose a point`}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p className="text-14 leading-5 text-dim" aria-live="polite">
            {point
              ? `After ${formatNumber(point.x, 0)}: ${formatPercent(getChanceWithin(chance, copies, point.x) * 100)}.`
              : "Choose a point to read its values."}
          </p>
        </div>
      )}
    </>
  );
}

/** "3.2%", or "1 in 12,500 (0.008%)" for a small one. */
function formatChance(chance: number): string {
  const percent = formatNumber(chance * 100, chance < 0.001 ? 5 : 2);
  return chance < 0.05 ? `${percent}% (1 in ${formatNumber(1 / chance, 0)})` : `${percent}%`;
}
