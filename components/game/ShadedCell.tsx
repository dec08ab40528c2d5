import type { CSSProperties } from "react";
import classes from "./ShadedCell.module.css";

interface ShadedCellProps {
  /** Usually 0 to 150, in percent. */
  value: number;
  /** Value that gives the full tone. Default 100. */
  max?: number;
  /** The best of its column or row: marked by weight and a corner. */
  best?: boolean;
  /** From this value on the figure is underlined. */
  threshold?: number | undefined;
  /** Default `td`. */
  as?: "td" | "span";
}

/** A shaded cell: one hue, stronger for higher values; the number is always shown. */
export function ShadedCell({ value, max = 100, best = false, threshold, as: Tag = "td" }: ShadedCellProps) {
  const share = Math.max(0, Math.min(1, value / max));
  return (
    <Tag
      className={classes.cell}
      data-best={best || undefined}
      data-reached={(threshold !== undefined && value >= threshold) || undefined}
      data-zero={value === 0 || undefined}
      style={{ "--shade": `${Math.round(share * 100)}%` } as CSSProperties}
    >
      {value}
      {best && <span className="visually-hidden">, best</span>}
    </Tag>
  );
}
