import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function HuntingHelpPage() {
  return <Signpost signpost={signposts.huntingHelp} />;
}
