import { formatSigned } from "@/lib/text/format";

/** A signed figure: green if it gained, red if it lost, dim at zero. */
export function SignedFigure({ value, unit = "" }: { value: number; unit?: string }) {
  const tone = value === 0 ? "text-dim font-normal" : value > 0 ? "text-good" : "text-bad";
  return <span className={`${tone} whitespace-nowrap`}>{formatSigned(value, unit)}</span>;
}
