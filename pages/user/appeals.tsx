import dynamic from "next/dynamic";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Seo } from "@/components/ui/Seo";
import { appealsPath, getUserPath } from "@/lib/site/routes";

const OwnDecisions = dynamic(
  () => import("@/components/moderation/OwnDecisions").then((module) => module.OwnDecisions),
  { ssr: false },
);

/** What moderators decided about oneself, and appeals. */
export default function AppealsRoute() {
  return (
    <>
      <Seo
        title="Decisions and appeals"
        description="What moderators decided about you, and the way to appeal it."
        path={appealsPath}
        noIndex
      />
      <SignedInOnly path={appealsPath} text="What was decided about you is only for you.">
        {(uid) => (
          <Page width="text">
            <PageHead
              title="Decisions and appeals"
              summary="What moderators decided about you or your content. You can appeal each decision once."
              breadcrumb={[{ label: "Your profile", href: getUserPath(uid) }]}
            />
            <OwnDecisions key={uid} uid={uid} />
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
