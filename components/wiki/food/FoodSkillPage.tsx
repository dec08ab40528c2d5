import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import { formatNumber, formatPercent } from "@/lib/text/format";
import type { EffectFigure, FoodSkillDetail, RandomDraw } from "@/lib/wiki/food/food-types";
import { formatFoodEffects } from "@/lib/wiki/food/labels";
import { IngredientTable } from "./IngredientTable";
import { MealTable } from "./MealTable";

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

/** Effects of a food skill, or a note if unknown. */
function EffectFigures({ effects }: { effects: readonly EffectFigure[] }) {
  if (effects.length === 0) return <p className="text-14 text-dim">No data for this skill.</p>;
  return (
    <dl className="flex flex-wrap gap-y-3 gap-x-9">
      {effects.map(({ label, value, skill }) => (
        <div key={label}>
          <dt className="text-dim text-12 leading-4.5">
            {skill ? <EntityLink entity="skills" id={skill.id} name={skill.name} suffix=" level" /> : label}
          </dt>
          <dd className="text-26 font-semibold leading-8">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RandomSkillNoteProps {
  draw: RandomDraw | null;
  /** How many ingredients and meals give the skill for certain. */
  sources: number;
}

/** Explains the weight of a skill in the random pool. */
function RandomSkillNote({ draw, sources }: RandomSkillNoteProps) {
  if (!draw) {
    return (
      <p className="max-w-[70ch] text-14 leading-5.5">
        Not in the random skill pool.{" "}
        {sources > 0 ? "See the sources above." : "No known ingredient or meal gives it."}
      </p>
    );
  }
  const { weight, total, skills } = draw;
  return (
    <p className="max-w-[70ch] text-14 leading-5.5">
      Weight <b>{formatNumber(weight)}</b> of <b>{formatNumber(total)}</b> across {formatNumber(skills)}{" "}
      skills: a random pick is this skill {formatPercent((100 * weight) / total)} of the time. When a meal
      picks random skills, and how many, is unknown, so this is not the chance that a meal gives it.
    </p>
  );
}
