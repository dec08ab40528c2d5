import elementColors from "@/components/game/elements.module.css";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { damageLabels } from "@/lib/wiki/monsters/damage-types";
import type { ElementAdvice } from "@/lib/wiki/monsters/get-element-advice";

/** Weaknesses, best first, each with icon, name and highest hitzone value. */
export function ElementAdviceList({ elements }: { elements: readonly ElementAdvice[] }) {
  if (elements.length === 0) return <span className="text-dim">No clear weakness</span>;
  return (
    <span className={`${elementColors.elements} inline-flex flex-wrap gap-y-0.5 gap-x-3`}>
      {elements.map(([element, best]) => (
        <span
          key={element}
          className="inline-flex gap-1 items-center whitespace-nowrap"
          data-element={element}
        >
          <GameIcon name={element} size={16} />
          <Name entity="elements" id={element}>
            {damageLabels[element].label}
          </Name>{" "}
          <span className="text-dim tabular-nums">({best})</span>
        </span>
      ))}
    </span>
  );
}
