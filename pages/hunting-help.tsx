import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function HuntingHelpPage() {
  return <LandingPage signpost={landingPages.huntingHelp} />;
}
