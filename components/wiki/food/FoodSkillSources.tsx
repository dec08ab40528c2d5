import { Name } from "@/components/game/Name";
import type { FoodSkillRow } from "@/lib/wiki/food/food-types";
import classes from "./FoodSkillSources.module.css";

/** Ingredients and meals that give a food skill. */
export function FoodSkillSources({ skill }: { skill: FoodSkillRow }) {
  const { ingredients, meals, isRandom } = skill;
  return (
    <ul className={`${classes.sources} inline text-dim`}>
      {ingredients.map(({ id, name }) => (
        <li className="inline" key={id}>
          <Name entity="items" id={id}>
            {name}
          </Name>
        </li>
      ))}
      {meals.map(({ id, name }) => (
        <li className="inline" key={id}>
          <Name entity="meals" id={id}>
            {name}
          </Name>
        </li>
      ))}
      {isRandom && <li className="inline">Random</li>}
    </ul>
  );
}
