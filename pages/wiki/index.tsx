import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function WikiPage() {
  return <Signpost signpost={signposts.wiki} />;
}
