import { Fragment } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { formatNumber } from "@/lib/text/format";
import type { RecipeDetail } from "@/lib/wiki/items/item-types";

/** Recipes, one per line: what goes in, what comes out. */
export function ItemRecipes({ recipes }: { recipes: readonly RecipeDetail[] }) {
  return (
    <ul className="divide-y">
      {recipes.map(({ inputs, output, amount }) => (
        <li className="py-1.5" key={`${inputs.map(({ id }) => id).join("+")}=${output.id}`}>
          {inputs.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span className="text-dim"> + </span>}
              <EntityLink entity="items" id={id} name={name} />
            </Fragment>
          ))}
          <span className="text-dim"> = </span>
          <EntityLink entity="items" id={output.id} name={output.name} />
          <span className="text-dim"> ×&nbsp;{formatNumber(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
