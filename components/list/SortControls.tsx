import { ActionIcon, NativeSelect, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Sort } from "@/lib/site/list-state";
import classes from "./SortControls.module.css";
import { getNextSort } from "./sort-rows";
import type { Column } from "./table-column";

interface SortProps<Row> {
  rows: readonly Row[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Header of a column; a button where the column can be sorted by. */
export function SortHeader<Row>({ column, rows, sort, onSort }: SortProps<Row> & { column: Column<Row> }) {
  const { key, label, short, align, sortValue } = column;
  const sorted = sort?.key === key ? sort.direction : undefined;
  const text = short ? (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{label}</span>
    </>
  ) : (
    label
  );
  if (!sortValue || !onSort) {
    return (
      <th scope="col" data-align={align} title={short && label}>
        {text}
      </th>
    );
  }
  return (
    <th
      scope="col"
      data-align={align}
      title={short && label}
      aria-sort={sorted && (sorted === "asc" ? "ascending" : "descending")}
    >
      <UnstyledButton
        type="button"
        className={`${classes.header} ${sorted ? "text-default" : ""} min-h-6 hover:text-default relative inline-flex items-center`}
        data-sorted={sorted}
        onClick={() => onSort(getNextSort(column, sort, rows))}
      >
        {text}
      </UnstyledButton>
    </th>
  );
}

interface SortPickerProps<Row> extends SortProps<Row> {
  columns: readonly Column<Row>[];
  onSort: (sort: Sort) => void;
}

/** On a phone, where a column may be out of sight: column and direction to sort by. */
export function SortPicker<Row>({ columns, rows, sort, onSort }: SortPickerProps<Row>) {
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length < 2) return null;
  const up = sort?.direction === "asc";
  const Arrow = up ? IconArrowUp : IconArrowDown;
  return (
    <div className={`${classes.picker} print:hidden flex items-center gap-2 mb-2 text-14`} data-list-bar="">
      <NativeSelect
        label="Sort by"
        mod="label-before"
        className={classes.sort}
        size="sm"
        classNames={{ wrapper: classes.column ?? "" }}
        value={sort?.key ?? ""}
        onChange={(event) => {
          const column = sortable.find(({ key }) => key === event.target.value);
          if (column) onSort(getNextSort(column, undefined, rows));
        }}
      >
        {sortable.map(({ key, label }) => (
          <option key={key} value={key}>
            {key === "name" ? "Name" : label}
          </option>
        ))}
      </NativeSelect>
      {sort && (
        <ActionIcon
          variant="default"
          size={40}
          aria-label={up ? "Ascending, switch to descending" : "Descending, switch to ascending"}
          onClick={() => onSort({ key: sort.key, direction: up ? "desc" : "asc" })}
        >
          <Arrow size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
