import { Seo } from "@/components/head/Seo";
import { WeeklyEmailOff } from "@/components/notifications/WeeklyEmailOff";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { weeklyEmailPath } from "@/lib/site/routes";

/** Where the link of a weekly email leads. */
export default function WeeklyEmailRoute() {
  return (
    <>
      <Seo title="Weekly email" description="Turn the weekly email off." path={weeklyEmailPath} noIndex />
      <Page width="text">
        <PageHead title="Weekly email" summary="Once a week, what concerns you and what you follow." />
        <WeeklyEmailOff />
      </Page>
    </>
  );
}
