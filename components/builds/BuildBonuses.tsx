import { EntityLink } from "@/components/game/EntityLink";
import type { BuildBonus } from "@/lib/builds/build-page";
import { formatCount } from "@/lib/text/format";

/** Set bonuses and group skills with the pieces that count, active ones first. */
export function BuildBonuses({ bonuses }: { bonuses: readonly BuildBonus[] }) {
  return (
    <ul className="grid gap-1.5 text-14 leading-5">
      {bonuses.map(({ id, name, kind, pieces, level, missing }) => (
        <li className="flex flex-wrap gap-y-0 gap-x-3 justify-between" key={id}>
          <EntityLink
            className={level > 0 ? "font-semibold" : "text-dim"}
            entity="skills"
            id={id}
            name={name}
          />
          <span className="text-dim">
            {kind === "group" ? "Group skill, " : "Set bonus, "}
            {formatCount(pieces, "piece", "pieces")}
            {level > 0 ? `: level ${level}` : ": not active"}
            {missing !== null && `, ${missing} more for ${level > 0 ? "the next level" : "level 1"}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
