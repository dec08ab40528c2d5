import classes from "./FilterField.module.css";

interface ToggleFilterProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** How many rows have it. */
  count?: number;
}

/** A filter that is on or off. */
export function ToggleFilter({ label, checked, onChange, count }: ToggleFilterProps) {
  return (
    <label className={classes.toggle}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label} {count !== undefined && <span className={classes.number}>{count}</span>}
      </span>
    </label>
  );
}
