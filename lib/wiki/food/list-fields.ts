import { choiceField, type ListState, sortField, tabField, textField } from "@/lib/site/list-state";
import { foodSources } from "./types";

const foodTabs = ["skills", "ingredients", "meals"] as const;

/** State of the food lists in the address. The tabs share the text; each has a choice of its own. */
export const foodFields = {
  tab: tabField(foodTabs),
  q: textField(),
  source: choiceField(foodSources),
  ingredient: choiceField(["additional", "finishing"]),
  meal: choiceField(["rationBase", "village", "hub"]),
  sort: sortField(["kind", "name", "minutes", "attack", "defense", "resistance"], {
    key: "kind",
    direction: "asc",
  }),
};

export type FoodSort = ListState<typeof foodFields>["sort"];
