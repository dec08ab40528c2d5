import dynamic from "next/dynamic";
import { FindPage } from "@/components/hunting-help/hunt/FindPage";
import { SignInCard } from "@/components/hunting-help/hunt/SignInCard";
import { ReportButton } from "@/components/reports/ReportButton";
import { RefusedPage } from "@/components/site/RefusedPage";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { FindPageData } from "@/lib/hunting-help/page-data";
import { readFindPage } from "@/lib/hunting-help/read-pages.server";

export const getServerSideProps = serveContentPage<FindPageData>((dependencies, { query }) =>
  readFindPage(dependencies, query ?? {}),
);

/** Not for visitors: it comes once somebody is signed in. */
const OwnSearch = dynamic(
  () => import("@/components/hunting-help/hunt/OwnSearch").then((module) => module.OwnSearch),
  { ssr: false },
);

/** Hunts that look for hunters. */
export default function FindRoute(props: ContentPageProps<FindPageData>) {
  const user = useCurrentUser();
  if ("refused" in props) {
    return <RefusedPage reason={props.refused} path="/hunting-help" label="Hunting Help" />;
  }
  const { content } = props;
  return (
    <FindPage
      {...content}
      ReportButton={ReportButton}
      own={user ? <OwnSearch uid={user.uid} {...content} /> : <SignInCard />}
    />
  );
}
