import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function LeaderboardsPage() {
  return <LandingPage signpost={landingPages.leaderboards} />;
}
