import { Chip } from "@/components/ui/Chip";
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
          <Chip isRemovable onClick={() => onClear(key)}>
            <span className="visually-hidden">Remove filter</span> <span className="text-dim">{label}</span>{" "}
            {value}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Chip onClick={onReset}>Reset filters</Chip>
        </li>
      )}
    </ul>
  );
}
