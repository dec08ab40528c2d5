import { Name } from "@/components/game/Name";
import type { DeltaPart } from "@/lib/builder/gear/list-delta-parts";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import classes from "./DeltaChips.module.css";

interface DeltaChipsProps {
  parts: readonly DeltaPart[];
  getName: GetName;
}

/** Chips of a change, one each: the sign says which way, the color says it again; a dot marks skill targets. */
export function DeltaChips({ parts, getName }: DeltaChipsProps) {
  return (
    <span className="flex flex-wrap gap-x-3 text-13 leading-5">
      {parts.map(({ key, figure, skill, rest, spoken, tone, isTarget }) => (
        <span
          key={key}
          className={`${classes.chip} ${tone === "good" ? "text-good" : tone === "bad" ? "text-bad" : "text-dim"}`}
          data-target={isTarget || undefined}
          title={isTarget ? "Wanted skill" : undefined}
        >
          {figure && <b>{figure}</b>}{" "}
          {skill !== null && (
            <Name entity="skills" id={skill}>
              {getName("skill", skill)}
            </Name>
          )}
          {rest}
          {spoken && <span className="visually-hidden">{spoken}</span>}
        </span>
      ))}
    </span>
  );
}
