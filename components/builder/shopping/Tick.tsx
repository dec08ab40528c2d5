import classes from "./Tick.module.css";

interface TickProps {
  /** For screen readers: the part that is ticked. */
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A box to tick, with space for a finger around it. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={`${classes.tick} cursor-pointer w-11 h-11 grid flex-none place-items-center`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
