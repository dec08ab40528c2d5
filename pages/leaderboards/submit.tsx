import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function SubmitRunPage() {
  return <LandingPage signpost={landingPages.submitRun} />;
}
