import { EntityLink } from "@/components/game/EntityLink";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { artianPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { ItemDetail } from "@/lib/wiki/items/item-types";

const ingredientLabels = { additional: "Additional ingredient", finishing: "Finishing touch" } as const;
const tierLabels = { artian: "Artian", gogma: "Gogma Artian" } as const;

/** Uses of an item besides gear: food and Artian reinforcement. */
export function ItemFood({ item: { ingredient, meals, artianPoints } }: { item: ItemDetail }) {
  return (
    <>
      {ingredient && (
        <Section id="food" title="As an ingredient" icon="food">
          <FigureTable
            caption="As an ingredient"
            rows={[
              { label: "Type", value: ingredientLabels[ingredient.kind] },
              {
                label: "Food skill",
                value: (
                  <EntityLink
                    entity="food-skills"
                    id={ingredient.foodSkill.id}
                    name={ingredient.foodSkill.name}
                  />
                ),
              },
              ...ingredient.effects.map(({ label, value, skill }) => ({
                label,
                value: (
                  <>
                    {value}
                    {skill && (
                      <>
                        {" "}
                        <EntityLink entity="skills" id={skill.id} name={skill.name} />
                      </>
                    )}
                  </>
                ),
              })),
              ...(ingredient.minutes > 0
                ? [{ label: "Extra duration", value: `${formatNumber(ingredient.minutes)} min` }]
                : []),
            ]}
          />
        </Section>
      )}
      {meals.length > 0 && (
        <Section id="meals" title="Voucher for" icon="food">
          <ul>
            {meals.map(({ id, name }) => (
              <li className="py-1" key={id}>
                <EntityLink entity="meals" id={id} name={name} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {artianPoints.length > 0 && (
        <Section id="artian" title="Artian reinforcement" icon="build">
          <FigureTable
            caption="Artian reinforcement points"
            rows={artianPoints.map(({ tier, points }) => ({
              label: `${tierLabels[tier]} weapons, per item`,
              value: `${formatNumber(points)} points`,
            }))}
          />
          <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
            <a href={artianPath}>How Artian reinforcement works</a>
          </p>
        </Section>
      )}
    </>
  );
}
