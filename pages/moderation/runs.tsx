import dynamic from "next/dynamic";
import { Seo } from "@/components/head/Seo";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";

const path = "/moderation/runs";

const RunReview = dynamic(
  () => import("@/components/leaderboards/review/RunReview").then(({ RunReview }) => RunReview),
  {
    ssr: false,
  },
);

export default function ReviewRunsPage() {
  return (
    <>
      <Seo title="Review runs" description="Runs that wait for a moderator." path={path} noIndex />
      <ModeratorsOnly path={path}>
        <Page>
          <PageHead
            title="Review runs"
            summary="Watch the video, go through the checklist, then verify or reject."
            breadcrumb={[{ label: "Moderation", href: "/moderation" }]}
          />
          <RunReview />
        </Page>
      </ModeratorsOnly>
    </>
  );
}
