import { Name } from "@/components/game/Name";
import { TalismanSlots } from "@/components/game/TalismanSlots";
import { formatWorth } from "@/lib/builder/advice/format-advice";
import type { GoalWorth } from "@/lib/builder/advice/talisman-worth";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { getTalismanLabel } from "./get-talisman-label";

interface WorthRowProps {
  talisman: SavedTalisman;
  /** One that gives at least the same; `null` = none. */
  better: SavedTalisman | null;
  /** Names of builds that it is in. */
  builds: readonly string[];
  /** Its worth as far as it is known, by goal. */
  goals: readonly { readonly name: string; readonly worth: GoalWorth }[];
  getName: GetName;
}

/** One talisman: what it is, where it is used, and what it is worth for each goal. */
export function WorthRow({ talisman, better, builds, goals, getName }: WorthRowProps) {
  const { name, skills, slots, talisman: kind } = talisman;
  return (
    <li className="flex flex-wrap justify-between gap-y-1 gap-x-6 py-2.5 px-4 border-b">
      <div className="grow basis-60 min-w-0">
        <p className="leading-5.5 font-semibold wrap-anywhere">
          {name || (
            <Name entity="talismans" id={kind}>
              {getName("talisman", kind)}
            </Name>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-y-0.5 gap-x-3.5 text-14 leading-5.5">
          {skills.map(({ skill, level }) => (
            <span key={skill}>
              <Name entity="skills" id={skill}>
                {getName("skill", skill)}
              </Name>{" "}
              {level}
            </span>
          ))}
          <TalismanSlots slots={slots} />
        </p>
        {builds.length > 0 && (
          <p className="text-12 leading-4 text-dim wrap-anywhere">Used in {builds.join(", ")}</p>
        )}
        {better && (
          <p className="text-12 leading-4 text-warn">Outclassed by {getTalismanLabel(better, getName)}</p>
        )}
      </div>
      {goals.length > 0 && (
        <ul className="grow basis-60 min-w-0 text-14 leading-5 tabular-nums">
          {goals.map((goal) => (
            <li key={goal.name} className={goal.worth.gain > 0 ? "font-semibold text-good" : "text-dim"}>
              {goal.worth.gain > 0 && <span aria-hidden="true">▲ </span>}
              {goal.name}: {formatWorth(goal.worth)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
