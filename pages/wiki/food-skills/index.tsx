import type { GetStaticProps } from "next";
import { FoodBrowser } from "@/components/wiki/food/FoodBrowser";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import type { FoodLists } from "@/lib/wiki/food/food-types";
import { listFood } from "@/lib/wiki/food/list-food.server";

export const getStaticProps: GetStaticProps<FoodLists> = () => ({ props: listFood() });

export default function FoodSkillsRoute(lists: FoodLists) {
  return (
    <WikiPage
      title="Food Skills"
      path={getFoodSkillPath()}
      section="food-skill"
      summary="Meal skills, ingredients and where to get them."
      description="Food skills, ingredients and meals in Monster Hunter Wilds: skill effects, the ingredients and meals that give them, and bonuses to health, stamina, attack and defense."
    >
      <FoodBrowser {...lists} />
    </WikiPage>
  );
}
