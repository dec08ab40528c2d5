import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function SubmissionLogPage() {
  return <LandingPage signpost={landingPages.submissions} />;
}
