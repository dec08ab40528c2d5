import dynamic from "next/dynamic";
import { SignedInPage } from "@/components/site/SignedInPage";
import { reviewsPath } from "@/lib/leaderboards/board/board-paths";

const ReviewerRunList = dynamic(
  () =>
    import("@/components/leaderboards/reviewers/ReviewerRunList").then((module) => module.ReviewerRunList),
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
      {(uid) => <ReviewerRunList key={uid} uid={uid} />}
    </SignedInPage>
  );
}
