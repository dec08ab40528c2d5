import {
  createChoiceField,
  createSortField,
  createTabField,
  createTextField,
  type ListState,
} from "@/lib/site/list-state";
import { foodSources } from "./food-types";

const foodTabs = ["skills", "ingredients", "meals", "hunts"] as const;

/** State of the food lists in the address. The tabs share the text; each has a choice of its own. */
export const foodFields = {
  tab: createTabField(foodTabs),
  q: createTextField(),
  source: createChoiceField(foodSources),
  ingredient: createChoiceField(["additional", "finishing"]),
  meal: createChoiceField(["rationBase", "village", "hub"]),
  sort: createSortField(["kind", "name", "minutes", "attack", "defense", "resistance"], {
    key: "kind",
    direction: "asc",
  }),
};

export type FoodSort = ListState<typeof foodFields>["sort"];
