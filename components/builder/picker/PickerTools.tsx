import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
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
      <Field label="Sort by" labelPlace="hidden" className={classes.sort}>
        <Select
          value={sort}
          onChange={(event) => onSort(sorts.find((each) => each === event.target.value) ?? sort)}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              Sort: {sortLabels[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Button look="outline" size="large" className={classes.toggle} aria-expanded={open} onClick={onToggle}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        Filters
        {active > 0 && (
          <span className={`${classes.badge} px-1.5 text-12 leading-5`}>
            {active} <span className="visually-hidden">on</span>
          </span>
        )}
      </Button>
    </div>
  );
}
