import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function GuidesRoute() {
  return <LandingPage signpost={landingPages.guides} />;
}
