import type { GetStaticProps } from "next";
import { FoodBrowser } from "@/components/wiki/food/FoodBrowser";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listFood } from "@/lib/wiki/food/list-food.server";
import type { FoodLists } from "@/lib/wiki/food/types";
import { foodSkillPath } from "@/lib/wiki/paths";

export const getStaticProps: GetStaticProps<FoodLists> = () => ({ props: listFood() });

export default function FoodSkillsPage(lists: FoodLists) {
  return (
    <WikiPage
      title="Food Skills"
      path={foodSkillPath()}
      section="food"
      width="wide"
      summary="What meals do for a hunt, and what to cook for it."
      description="Food skills, ingredients and meals of Monster Hunter Wilds: what each skill does in figures, which ingredients and meals give it, and what eating adds to health, stamina, attack and defense."
    >
      <FoodBrowser {...lists} />
    </WikiPage>
  );
}
