import { Name } from "@/components/game/Name";
import type { EffectFigure } from "@/lib/wiki/food/food-types";

/** Figures of a food skill in a line. */
export function FoodSkillEffect({ effects }: { effects: readonly EffectFigure[] }) {
  if (effects.length === 0) return <span className="text-dim">No data</span>;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {effects.map(({ label, value, skill }) => (
        <li key={label}>
          <span className="text-dim">
            {skill ? (
              <>
                <Name entity="skills" id={skill.id}>
                  {skill.name}
                </Name>{" "}
                level
              </>
            ) : (
              label
            )}
          </span>{" "}
          <b className="font-semibold whitespace-nowrap">{value}</b>
        </li>
      ))}
    </ul>
  );
}
