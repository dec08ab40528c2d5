import { Name } from "@/components/game/Name";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { LocaleMeal } from "@/lib/wiki/locales/locale-types";

/** Meals that are cooked in a locale. */
export function LocaleMeals({ meals }: { meals: readonly LocaleMeal[] }) {
  return (
    <>
      <ul className="max-w-120 text-14 leading-5">
        {meals.map(({ id, label, minutes }) => (
          <li key={id} className="flex justify-between gap-4 py-1.5 border-b">
            <Name entity="meals" id={id}>
              {label}
            </Name>
            <span className="text-dim whitespace-nowrap">{formatNumber(minutes, 0)} min</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-14">
        <a href={`${getFoodSkillPath()}?tab=meals`}>Stats and skills of all meals</a>
      </p>
    </>
  );
}
