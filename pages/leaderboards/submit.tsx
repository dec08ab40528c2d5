import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function SubmitRunPage() {
  return <Signpost signpost={signposts.submitRun} />;
}
