import { Button } from "@mantine/core";
import { EmptyState } from "@/components/ui/EmptyState";
import { formatCount } from "@/lib/text/format";
import { findReliefs, type ListFilter } from "./list-filter";

interface EmptyResultProps<Row> {
  /** All rows of the list. */
  rows: readonly Row[];
  /** The active filters, which together leave no row. */
  filters: readonly ListFilter<Row>[];
  noun: readonly [one: string, many: string];
  onClear(key: string): void;
  onReset(): void;
}

/** Empty state: which single filter to remove, and how many rows that gives. */
export function EmptyResult<Row>({ rows, filters, noun, onClear, onReset }: EmptyResultProps<Row>) {
  const [one, many] = noun;
  const ways = filters.length > 1 ? findReliefs(rows, filters) : [];
  return (
    <EmptyState
      title={filters.length === 0 ? `No ${many}` : `No ${many} match`}
      action={
        filters.length > 0 && (
          <div className="flex flex-wrap justify-center gap-2">
            {ways.map(({ filter, count }) => (
              <Button key={filter.key} mod="wraps" onClick={() => onClear(filter.key)}>
                Remove {filter.label}: {formatCount(count, one, many)}
              </Button>
            ))}
            <Button mod="wraps" onClick={onReset}>
              Reset filters: {formatCount(rows.length, one, many)}
            </Button>
          </div>
        )
      }
    >
      {filters.length > 1 &&
        (ways.length > 0
          ? "Nothing matches all of your filters. Try removing one:"
          : "Removing a single filter isn't enough.")}
    </EmptyState>
  );
}
