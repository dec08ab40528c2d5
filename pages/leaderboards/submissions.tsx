import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function SubmissionLogPage() {
  return <LandingPage signpost={landingPages.submissions} />;
}
