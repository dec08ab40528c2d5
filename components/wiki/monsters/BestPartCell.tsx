import { Name } from "@/components/game/Name";
import { weakSpot } from "@/lib/wiki/monsters/damage-types";
import type { BestCell } from "@/lib/wiki/monsters/monster-list";

/** The highest value of one kind of damage and the part that has it, e.g. "65 Head", "80 Left Wing +1". */
export function BestPartCell({ cell: [value, part, name, more] }: { cell: BestCell }) {
  if (value === 0) return <span className="text-dim">0</span>;
  return (
    <span className="min-w-21 print:min-w-17.5 inline-block tabular-nums">
      <b
        className="min-w-[2ch] data-weak:font-[700] inline-block font-medium text-end"
        data-weak={value >= weakSpot || undefined}
      >
        {value}
      </b>{" "}
      <span className="text-dim">
        <Name entity="parts" id={part}>
          {name}
        </Name>
        {more > 0 && (
          <>
            {" "}
            <abbr
              className="no-underline"
              title={`${more} more ${more === 1 ? "part has" : "parts have"} the same value`}
            >
              +{more}
            </abbr>
          </>
        )}
      </span>
    </span>
  );
}
