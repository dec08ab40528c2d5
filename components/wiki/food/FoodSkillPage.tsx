import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { FoodSkillDetail } from "@/lib/wiki/food/food-types";
import { formatFoodEffects } from "@/lib/wiki/food/labels";
import { EffectFigures } from "./EffectFigures";
import { IngredientTable } from "./IngredientTable";
import { MealTable } from "./MealTable";
import { RandomSkillNote } from "./RandomSkillNote";

/** The page of one food skill. */
export function FoodSkillPage({ skill }: { skill: FoodSkillDetail }) {
  const { id, name, text, effects, ingredients, meals, draw, sibling, names } = skill;
  return (
    <WikiPage
      title={name}
      path={getFoodSkillPath(id)}
      section="food-skill"
      description={`${name}, a food skill in Monster Hunter Wilds: ${formatFoodEffects(effects) || "effect"}, and the ingredients and meals that give it.`}
      id={id}
      names={names}
      summary="Food skill"
      figures={[
        { label: "Ingredients", value: formatNumber(ingredients.length, 0) },
        { label: "Meals", value: formatNumber(meals.length, 0) },
        { label: "Random skill pool", value: draw ? "Yes" : "No" },
      ]}
    >
      <Section id="effect" title="Effect">
        <EffectFigures effects={effects} />
        <p className="max-w-[70ch] mt-3 text-15 leading-6">{text}</p>
        {sibling && (
          <p className="max-w-[70ch] mt-3 text-15 leading-6">
            Other version: <EntityLink entity="food-skills" id={sibling.id} name={sibling.name} />.
          </p>
        )}
      </Section>
      {ingredients.length > 0 && (
        <Section id="ingredients" title="Ingredients" flush>
          <IngredientTable rows={ingredients} />
        </Section>
      )}
      {meals.length > 0 && (
        <Section id="meals" title="Meals" flush>
          <MealTable rows={meals} />
        </Section>
      )}
      <Section id="random" title="Random skill pool">
        <RandomSkillNote draw={draw} sources={ingredients.length + meals.length} />
      </Section>
    </WikiPage>
  );
}
