import dynamic from "next/dynamic";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Seo } from "@/components/ui/Seo";
import { reviewsPath } from "@/lib/leaderboards/board/board-paths";

const ReviewList = dynamic(
  () => import("@/components/leaderboards/reviewers/ReviewList").then((module) => module.ReviewList),
  { ssr: false },
);

/** Where hunters review runs of others. */
export default function ReviewRoute() {
  return (
    <>
      <Seo
        title="Review runs"
        description="Go through the checklist of runs that wait for a moderator."
        path={reviewsPath}
        noIndex
      />
      <SignedInOnly path={reviewsPath} text="Hunters with five verified runs review those of others.">
        {(uid) => (
          <Page width="text">
            <PageHead
              title="Review runs"
              summary="Watch the video, go through the checklist and say what you saw. A moderator decides."
              breadcrumb={[{ label: "Leaderboards", href: "/leaderboards" }]}
            />
            <ReviewList key={uid} uid={uid} />
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
