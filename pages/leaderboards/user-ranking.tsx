import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function UserRankingPage() {
  return <LandingPage signpost={landingPages.userRanking} />;
}
