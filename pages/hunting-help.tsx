import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function HuntingHelpPage() {
  return <LandingPage signpost={landingPages.huntingHelp} />;
}
