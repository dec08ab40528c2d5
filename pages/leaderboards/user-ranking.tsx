import { Signpost } from "@/components/site/Signpost";
import { signposts } from "@/components/site/signposts";

export default function UserRankingPage() {
  return <Signpost signpost={signposts.userRanking} />;
}
