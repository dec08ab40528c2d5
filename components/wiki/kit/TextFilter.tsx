import { IconSearch } from "@tabler/icons-react";
import classes from "./FilterField.module.css";

interface TextFilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
}

/** A field to type a name into. */
export function TextFilter({ label, value, onChange, placeholder }: TextFilterProps) {
  return (
    <label className={classes.field}>
      <span className={classes.label}>{label}</span>
      <span className={classes.control}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={classes.input}
          value={value}
          maxLength={80}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
