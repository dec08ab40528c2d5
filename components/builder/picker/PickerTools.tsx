import { Button, NativeSelect } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type PickerSort, sortLabels } from "@/lib/builder/gear/picker-sort";
import classes from "./PickerTools.module.css";

interface PickerToolsProps {
  /** The search field. */
  search: ReactNode;
  sort: PickerSort;
  sorts: readonly PickerSort[];
  /** How many filters are on. */
  active: number;
  /** The filters are shown in the place of the list; on a desktop they are always next to it. */
  open: boolean;
  onSort(sort: PickerSort): void;
  onToggle(): void;
}

/** Above the list: search, order, and on a phone the way to the filters. */
export function PickerTools({ search, sort, sorts, active, open, onSort, onToggle }: PickerToolsProps) {
  return (
    <div className={`${classes.tools} flex flex-none flex-wrap gap-2 py-0 px-4`}>
      {search}
      <NativeSelect
        aria-label="Sort by"
        className="flex-1 md:flex-none"
        value={sort}
        onChange={(event) => onSort(sorts.find((each) => each === event.target.value) ?? sort)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            Sort: {sortLabels[each]}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="default"
        size="md"
        className="flex-1 md:hidden"
        aria-expanded={open}
        onClick={onToggle}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        Filters
        {active > 0 && (
          <span className="min-w-5 rounded-full bg-signal text-(--on-signal) px-1.5 text-12 leading-5">
            {active} <span className="visually-hidden">on</span>
          </span>
        )}
      </Button>
    </div>
  );
}
