import { UnstyledButton } from "@mantine/core";
import { useMemo, useState } from "react";
import { Name } from "@/components/game/Name";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import type { DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { listDamageParts } from "@/lib/builder/gear/list-delta-parts";
import { listSkillPoints } from "@/lib/builder/gear/skill-points";
import { DeltaChips } from "../DeltaChips";

/** Skills in sight before all are shown. */
const maxShown = 5;

interface SkillPointsProps {
  gauge: DamageGauge;
}

/** The next best skill point: which next level raises the damage to the target most, and the slot that it takes. */
export function SkillPoints({ gauge }: SkillPointsProps) {
  const { derived, criteria, data } = useBuilder(pick("derived", "criteria", "data"));
  const { changeCriteria } = useCommands();
  const [all, setAll] = useState(false);
  const points = useMemo(
    () => listSkillPoints(derived.levels, gauge, data.catalog),
    [derived.levels, gauge, data.catalog],
  );
  if (points.length === 0) return null;
  return (
    <section className="print:hidden" aria-label="Next best skill points">
      <div className="flex items-baseline justify-between gap-3 mb-1.5">
        <h3 className="tracking-[0] text-14 leading-5">Next best skill points</h3>
        {points.length > maxShown && (
          <UnstyledButton
            type="button"
            className="text-13 text-signal min-h-6 pointer-coarse:min-h-11"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? "Show fewer" : `All ${points.length}`}
          </UnstyledButton>
        )}
      </div>
      <ol className="border rounded-md bg-card text-14 leading-5">
        {points.slice(0, all ? points.length : maxShown).map(({ skill, level, change, slot }) => {
          const isWanted = (criteria.skills[skill] ?? 0) >= level;
          return (
            <li
              key={skill}
              className="flex flex-wrap items-center gap-x-3 min-h-9 pointer-coarse:min-h-11 px-3 not-first:border-t"
            >
              <span className="flex-1 min-w-0 font-semibold">
                <Name entity="skills" id={skill}>
                  {data.getName("skill", skill)}
                </Name>{" "}
                {level}
              </span>
              <DeltaChips parts={listDamageParts(change)} getName={data.getName} />
              <span className="text-13 text-dim">
                {slot === null ? "no jewel" : `${slot.kind} slot ${slot.slot}`}
              </span>
              <UnstyledButton
                type="button"
                className="text-13 text-signal aria-disabled:text-dim min-h-9 pointer-coarse:min-h-11"
                aria-disabled={isWanted}
                onClick={() =>
                  !isWanted && changeCriteria((now) => withSkillTarget(now, skill, level, data.catalog))
                }
              >
                {isWanted ? "Wanted" : "Want"}{" "}
                <span className="visually-hidden">
                  {data.getName("skill", skill)} {level}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
