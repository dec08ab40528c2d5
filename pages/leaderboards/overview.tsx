import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function LeaderboardOverviewPage() {
  return <LandingPage signpost={landingPages.leaderboardOverview} />;
}
