import { formatPercent } from "@/lib/text/format";

/** @param value in percent: 12 shows `12%` */
export function Percent({ value, digits = 1 }: { value: number; digits?: number }) {
  return formatPercent(value, digits);
}
