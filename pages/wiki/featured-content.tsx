import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function FeaturedContentRoute() {
  return <LandingPage signpost={landingPages.featuredContent} />;
}
