import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function LeaderboardOverviewPage() {
  return <Signpost signpost={signposts.leaderboardOverview} />;
}
