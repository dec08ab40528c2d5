import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function ArmorPage() {
  return <Signpost signpost={signposts.armor} />;
}
