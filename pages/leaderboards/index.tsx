import { LandingPage } from "@/components/site/LandingPage";
import { landingPages } from "@/components/site/landing-pages";

export default function LeaderboardsPage() {
  return <LandingPage signpost={landingPages.leaderboards} />;
}
