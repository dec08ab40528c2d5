import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function SkillsPage() {
  return <Signpost signpost={signposts.skills} />;
}
