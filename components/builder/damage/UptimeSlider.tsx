import { type CSSProperties, type ReactNode, useId } from "react";
import { formatPercent } from "@/lib/wiki/format";
import classes from "./UptimeSlider.module.css";

interface UptimeSliderProps {
  label: string;
  /** What depends on it. */
  note?: ReactNode;
  /** Percent. */
  value: number;
  /** What it is where nothing is said. */
  usual?: number;
  onChange(value: number): void;
}

/** For how much of the time something is so: a slider with its number, in percent. */
export function UptimeSlider({ label, note, value, usual, onChange }: UptimeSliderProps) {
  const id = useId();
  return (
    <div className={classes.slider}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {note && <span className={classes.note}>{note}</span>}
      </label>
      <output htmlFor={id} className={classes.value} data-changed={(usual ?? value) !== value || undefined}>
        {formatPercent(value)}
      </output>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={`${value} percent of the time`}
        style={{ "--share": `${value}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
