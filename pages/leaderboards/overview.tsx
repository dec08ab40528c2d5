import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function LeaderboardOverviewPage() {
  return <LandingPage signpost={landingPages.leaderboardOverview} />;
}
