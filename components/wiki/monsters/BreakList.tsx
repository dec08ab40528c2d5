import { Name } from "@/components/game/Name";
import type { BreakRow } from "@/lib/wiki/monsters/monster-page";

/** Parts that break, and those that can be cut off. */
export function BreakList({ breaks }: { breaks: readonly BreakRow[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-14 leading-5">
      {breaks.map(({ part, name, isSeverable, carves = 1 }) => (
        <li className="px-2.5 py-1 border rounded-md" key={`${part} ${isSeverable}`}>
          <Name entity="parts" id={part}>
            {name}
          </Name>{" "}
          <span className="text-dim">
            {isSeverable ? "severable" : "breakable"}
            {carves > 1 && `, ${carves} carves`}
          </span>
        </li>
      ))}
    </ul>
  );
}
