import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function BuilderPage() {
  return <Signpost signpost={signposts.builder} />;
}
