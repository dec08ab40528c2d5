import dynamic from "next/dynamic";
import { Seo } from "@/components/head/Seo";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";

const path = "/moderation";

const ModerationPanel = dynamic(
  () => import("@/components/moderation/ModerationPanel").then((module) => module.ModerationPanel),
  { ssr: false },
);

export default function ModerationPage() {
  return (
    <>
      <Seo title="Moderation" description="Reports and runs that wait for a moderator." path={path} noIndex />
      <ModeratorsOnly path={path}>
        <Page>
          <PageHead title="Moderation" summary="Reports and runs, by age and harm." />
          <ModerationPanel />
        </Page>
      </ModeratorsOnly>
    </>
  );
}
