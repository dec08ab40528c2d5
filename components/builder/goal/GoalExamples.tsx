import { Name } from "@/components/game/Name";
import { Chip } from "@/components/ui/Chip";
import { GameIcon } from "@/components/ui/GameIcon";
import { goalExamples } from "@/lib/builder/goals/goal-templates";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** Goals that one click answers. */
export function GoalExamples({ onChoose }: { onChoose(goal: Goal): void }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-13 text-dim" id="goal-examples">
        Examples:
      </span>
      <ul className="flex flex-wrap gap-1.5" aria-labelledby="goal-examples">
        {goalExamples.map(({ type, monster, monsterName }) => (
          <li key={type}>
            <Chip onClick={() => onChoose({ type, monster })}>
              <GameIcon name={type} size={18} className="inline-block align-text-bottom me-0.5" />{" "}
              {weaponTypeLabels[type]} for{" "}
              <Name entity="monsters" id={monster}>
                {monsterName}
              </Name>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
