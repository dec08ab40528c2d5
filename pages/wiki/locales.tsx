import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function LocalesPage() {
  return <Signpost signpost={signposts.locales} />;
}
