import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function GuidesPage() {
  return <Signpost signpost={signposts.guides} />;
}
