import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function FoodSkillsPage() {
  return <Signpost signpost={signposts.foodSkills} />;
}
