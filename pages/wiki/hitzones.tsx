import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function HitzonesPage() {
  return <Signpost signpost={signposts.hitzones} />;
}
