import type { GetStaticPaths, GetStaticProps } from "next";
import { FoodSkillPage } from "@/components/wiki/food/FoodSkillPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import type { FoodSkillDetail } from "@/lib/wiki/food/food-types";
import { getFoodSkill } from "@/lib/wiki/food/get-food-skill.server";

interface FoodSkillPageProps {
  skill: FoodSkillDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("food-skill");

export const getStaticProps: GetStaticProps<FoodSkillPageProps, { id: string }> = ({ params }) =>
  readRecordPage("food-skill", params?.id, (id) => ({ skill: getFoodSkill(id) }));

export default function FoodSkillRoute({ skill }: FoodSkillPageProps) {
  return <FoodSkillPage skill={skill} />;
}
