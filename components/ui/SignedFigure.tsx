import { formatSigned } from "@/lib/text/format";

interface SignedFigureProps {
  value: number;
  unit?: string;
  /** Which way is better for the hunter. Default: higher. */
  sense?: "higher" | "lower";
}

/** A signed figure: green if good, red if bad, dim at zero. */
export function SignedFigure({ value, unit = "", sense = "higher" }: SignedFigureProps) {
  const better = sense === "higher" ? value > 0 : value < 0;
  const tone = value === 0 ? "text-dim font-normal" : better ? "text-good" : "text-bad";
  return <span className={`${tone} whitespace-nowrap`}>{formatSigned(value, unit)}</span>;
}
