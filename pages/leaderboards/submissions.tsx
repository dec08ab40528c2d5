import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function SubmissionLogPage() {
  return <Signpost signpost={signposts.submissions} />;
}
