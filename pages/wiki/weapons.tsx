import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function WeaponsPage() {
  return <Signpost signpost={signposts.weapons} />;
}
