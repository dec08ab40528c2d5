import classes from "./Tick.module.css";

interface TickProps {
  /** For readers of screens: the thing that is ticked. */
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A box to tick, with a finger's room around it. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
