import { memo } from "react";
import { Name } from "@/components/game/Name";
import { NumberInput } from "@/components/ui/NumberInput";
import { maxOwnedDecorations } from "@/lib/builder/collection/collection";
import { type DecorationCounts, withCount } from "@/lib/builder/collection/own-decorations";
import type { DecorationKind } from "@/lib/catalog/codes";
import classes from "./OwnedDialog.module.css";

interface CountRowProps {
  id: string;
  name: string;
  kind: DecorationKind;
  skills: string;
  count: number;
  /** Must stay the same function where rows are many. */
  onCount(change: (counts: DecorationCounts) => DecorationCounts): void;
}

/** One decoration with the number owned. Hundreds of them are in a list: each renders when its own count changes. */
export const CountRow = memo(function CountRow({ id, name, kind, skills, count, onCount }: CountRowProps) {
  return (
    <li className={`${classes.row} min-h-11 flex items-center justify-between gap-3 py-0.75 border-b`}>
      <span className="min-w-0 text-14 leading-4.5">
        <span className={count === 0 ? "font-normal" : "font-semibold"}>
          <Name entity="decorations" id={id}>
            {name}
          </Name>
        </span>{" "}
        <span className={`${classes.skills} block text-13 text-dim`}>
          {kind}: {skills}
        </span>
      </span>
      <NumberInput
        type="number"
        size="sm"
        align="end"
        className="flex-none w-18 font-semibold"
        aria-label={`${name} owned`}
        min={0}
        max={maxOwnedDecorations}
        step={1}
        value={count === 0 ? "" : count}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          onCount((counts) => withCount(counts, id, Number.isNaN(typed) ? 0 : typed));
        }}
      />
    </li>
  );
});
