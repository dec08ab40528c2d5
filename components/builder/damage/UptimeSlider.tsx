import { type CSSProperties, type ReactNode, startTransition, useId, useOptimistic } from "react";
import { formatPercent } from "@/lib/text/format";
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
  // The thumb follows the finger at once; what depends on it may come a moment later.
  const [shown, setShown] = useOptimistic(value);
  return (
    <div className={classes.slider}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {note && <span className={classes.note}>{note}</span>}
      </label>
      <output htmlFor={id} className={classes.value} data-changed={(usual ?? shown) !== shown || undefined}>
        {formatPercent(shown)}
      </output>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={0}
        max={100}
        step={1}
        value={shown}
        aria-valuetext={`${shown} percent uptime`}
        style={{ "--share": `${shown}%` } as CSSProperties}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          startTransition(() => {
            setShown(next);
            onChange(next);
          });
        }}
      />
    </div>
  );
}
