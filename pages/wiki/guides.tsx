import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function GuidesRoute() {
  return <LandingPage signpost={landingPages.guides} />;
}
