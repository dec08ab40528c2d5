import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function LeaderboardsPage() {
  return <Signpost signpost={signposts.leaderboards} />;
}
