import { createNameColumn } from "@/components/game/columns";
import { Name } from "@/components/game/Name";
import { FacetedTable } from "@/components/list/FacetedTable";
import type { Column } from "@/components/list/table-column";
import type { List } from "@/hooks/ui/use-list-state";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import type { EffectFigure, FoodSkillRow } from "@/lib/wiki/food/food-types";
import classes from "./FoodSkillSources.module.css";
import { type foodFields, foodSkillFacets } from "./food-facets";

const columns: readonly Column<FoodSkillRow>[] = [
  createNameColumn("food-skills", "Food skill"),
  {
    key: "effect",
    label: "Effect",
    phone: "main",
    render: ({ effects }) => <FoodSkillEffect effects={effects} />,
  },
  { key: "sources", label: "Source", phone: "words", render: (skill) => <FoodSkillSources skill={skill} /> },
];

interface FoodSkillListProps {
  list: List<typeof foodFields>;
  rows: readonly FoodSkillRow[];
}

/** The food skills with what they do and what they come from. */
export function FoodSkillList({ list, rows }: FoodSkillListProps) {
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={foodSkillFacets}
      noun={["food skill", "food skills"]}
      caption="Food skills"
      columns={columns}
      rowHref={({ id }) => getFoodSkillPath(id)}
    />
  );
}

/** Figures of a food skill in a line. */
function FoodSkillEffect({ effects }: { effects: readonly EffectFigure[] }) {
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

/** Ingredients and meals that give a food skill. */
function FoodSkillSources({ skill }: { skill: FoodSkillRow }) {
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
