import { lazy, Suspense } from "react";
import { Seo } from "@/components/head/Seo";
import { PublicProfilePage } from "@/components/shell/PublicProfilePage";
import { RefusedPage } from "@/components/site/RefusedPage";
import { Page } from "@/components/ui/Page";
import { useCurrentUser } from "@/hooks/account/use-auth";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import type { ProfileRouteData } from "@/lib/profile-page/page-data";
import { readProfilePage } from "@/lib/profile-page/read-profile-page.server";
import { getUserPath } from "@/lib/site/routes";

export const getServerSideProps = serveContentPage<ProfileRouteData>(async (dependencies, context) => {
  const route = await readProfilePage(dependencies, context.params?.uid);
  // A new account has a page for itself before anybody else can see one.
  if (route && !route.page) context.res.statusCode = 404;
  return route;
});

/** Not for visitors: it comes once the owner is known, and takes the place of what everybody sees. */
const OwnProfilePage = lazy(() =>
  import("@/components/shell/OwnProfilePage").then((module) => ({ default: module.OwnProfilePage })),
);

/** One player. */
export default function UserPage(props: ContentPageProps<ProfileRouteData>) {
  const user = useCurrentUser();
  if ("refused" in props) return <RefusedPage reason={props.refused} path="/" label="Home" />;
  const { uid, page } = props.content;
  const name = page?.profile.displayName ?? "Profile";
  const shown = <PublicProfilePage uid={uid} page={page} />;
  return (
    <>
      <Seo title={name} description={`${name}'s runs, builds and badges.`} path={getUserPath(uid)} noIndex />
      <Page width="text">
        {user?.uid === uid ? (
          <Suspense fallback={page && shown}>
            <OwnProfilePage key={uid} uid={uid} page={page} />
          </Suspense>
        ) : (
          shown
        )}
      </Page>
    </>
  );
}
