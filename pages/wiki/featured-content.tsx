import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function FeaturedContentPage() {
  return <Signpost signpost={signposts.featuredContent} />;
}
