import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function FeaturedContentRoute() {
  return <LandingPage signpost={landingPages.featuredContent} />;
}
