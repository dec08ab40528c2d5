import { LandingPage } from "@/components/site/Signpost";
import { landingPages } from "@/components/site/signposts";

export default function UserRankingPage() {
  return <LandingPage signpost={landingPages.userRanking} />;
}
