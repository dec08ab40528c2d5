import { IconX } from "@tabler/icons-react";
import classes from "./ActiveChips.module.css";
import type { ListFilter } from "./list-filter";

interface ActiveChipsProps {
  filters: readonly Pick<ListFilter<never>, "key" | "label" | "value">[];
  onClear(key: string): void;
  onReset(): void;
}

/** The filters that are on, each with a button that drops it. */
export function ActiveChips({ filters, onClear, onReset }: ActiveChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Active filters">
      {filters.map(({ key, label, value }) => (
        <li key={key}>
          <button type="button" className={classes.chip} onClick={() => onClear(key)}>
            <span className="visually-hidden">Remove filter</span> <span className="text-dim">{label}</span>{" "}
            {value}
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={classes.all} onClick={onReset}>
            Reset filters
          </button>
        </li>
      )}
    </ul>
  );
}
