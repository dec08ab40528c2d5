import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function SubmitRunPage() {
  return <LandingPage signpost={landingPages.submitRun} />;
}
