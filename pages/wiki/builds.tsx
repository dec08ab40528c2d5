import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function BuildsPage() {
  return <Signpost signpost={signposts.builds} />;
}
