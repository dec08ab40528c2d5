import { type CSSProperties, type ReactNode, startTransition, useId, useOptimistic } from "react";
import { formatPercent } from "@/lib/text/format";
import classes from "./UptimeSlider.module.css";

interface UptimeSliderProps {
  label: string;
  /** Note on skills that depend on it. */
  note?: ReactNode;
  /** Percent. */
  value: number;
  /** Value where nothing is said. */
  usual?: number;
  onChange(value: number): void;
}

/** For how much of the time something is so: a slider with its number, in percent. */
export function UptimeSlider({ label, note, value, usual, onChange }: UptimeSliderProps) {
  const id = useId();
  // The thumb follows the finger at once; what depends on it may come a moment later.
  const [shown, setShown] = useOptimistic(value);
  return (
    <div className="grid-cols-[minmax(0,1fr)_auto] grid items-start gap-x-3">
      <label htmlFor={id} className="min-w-0 text-14 leading-5 font-medium">
        {label}
        {note && <span className="block text-12 leading-4 text-dim font-normal">{note}</span>}
      </label>
      <output
        htmlFor={id}
        className={`${(usual ?? shown) === shown ? "" : "text-signal"} text-14 leading-5 font-bold`}
      >
        {formatPercent(shown)}
      </output>
      <input
        id={id}
        type="range"
        className={`${classes.range} col-span-full cursor-pointer h-9 lg:h-7 pointer-coarse:h-11 w-full print:hidden`}
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
