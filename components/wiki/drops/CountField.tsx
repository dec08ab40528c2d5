import { type ReactNode, useId } from "react";
import classes from "./CountField.module.css";

interface CountFieldProps {
  label: ReactNode;
  value: number;
  /** Default 0. */
  min?: number;
  max: number;
  onChange(value: number): void;
}

/** A small whole number, chosen from a list: no keyboard opens on a phone and nothing wrong can be typed. */
export function CountField({ label, value, min = 0, max, onChange }: CountFieldProps) {
  const id = useId();
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  );
}
