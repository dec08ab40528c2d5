import { Name } from "@/components/wiki/kit/Name";
import type { BreakRow } from "@/lib/wiki/monsters/monster-page";
import classes from "./Lists.module.css";

/** Parts that break, and those that can be cut off. */
export function BreakList({ breaks }: { breaks: readonly BreakRow[] }) {
  return (
    <ul className={classes.tags}>
      {breaks.map(({ part, name, isSeverable: severable }) => (
        <li key={`${part} ${severable}`}>
          <Name entity="parts" id={part}>
            {name}
          </Name>{" "}
          <span>{severable ? "severable" : "breakable"}</span>
        </li>
      ))}
    </ul>
  );
}
