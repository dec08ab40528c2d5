import dynamic from "next/dynamic";
import { SignedInPage } from "@/components/site/SignedInPage";
import { reviewsPath } from "@/lib/leaderboards/board/board-paths";

const ReviewList = dynamic(
  () => import("@/components/leaderboards/reviewers/ReviewList").then((module) => module.ReviewList),
  { ssr: false },
);

/** Where hunters review runs of others. */
export default function ReviewRoute() {
  return (
    <SignedInPage
      title="Review runs"
      description="Go through the checklist of runs that wait for a moderator."
      path={reviewsPath}
      text="Hunters with five verified runs review those of others."
      summary="Watch the video, go through the checklist and say what you saw. A moderator decides."
      parent={() => ({ label: "Leaderboards", href: "/leaderboards" })}
    >
      {(uid) => <ReviewList key={uid} uid={uid} />}
    </SignedInPage>
  );
}
