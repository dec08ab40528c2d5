import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import { getOptionId } from "@/components/ui/option-id";
import type { PickerRow } from "@/lib/builder/gear/list-picker-rows";
import classes from "./PickerList.module.css";

interface PickerListProps {
  id: string;
  label: string;
  rows: readonly PickerRow[];
  /** Index of the marked row; −1 = none. */
  marked: number;
  /** Id of what is equipped. */
  equippedId: string | null;
  onPick(index: number): void;
  children(row: PickerRow): ReactNode;
}

/** Height of a row before it is measured, in px. */
const usualRowHeight = 84;
/** Room for rows in the first paint, before the list is measured. */
const firstHeight = { width: 640, height: 720 };

/** A list of which only what is in sight is in the document. The focus stays in the search field. */
export function PickerList({ id, label, rows, marked, equippedId, onPick, children }: PickerListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    initialRect: firstHeight,
    useFlushSync: false,
  });

  useEffect(() => {
    if (marked >= 0) virtual.scrollToIndex(marked, { align: "auto" });
  }, [marked, virtual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [rows]);

  return (
    <div ref={scroller} className="scrollbar-thin min-h-0 overflow-y-auto overscroll-contain flex-1">
      <div
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search field, which steers the list
            <div
              key={item.key}
              ref={virtual.measureElement}
              id={getOptionId(id, item.index)}
              role="option"
              tabIndex={-1}
              aria-selected={row.id === equippedId}
              aria-posinset={item.index + 1}
              aria-setsize={rows.length}
              data-index={item.index}
              data-marked={item.index === marked || undefined}
              className={`${classes.option} absolute cursor-pointer outline-none hover:bg-hover`}
              style={{ transform: `translateY(${item.start}px)` }}
              onClick={() => onPick(item.index)}
            >
              {children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
