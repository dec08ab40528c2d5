import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { Seo } from "@/components/head/Seo";
import { LazyVideoPlayer } from "@/components/leaderboards/run/LazyVideoPlayer";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { getEditGuidePath } from "@/lib/guides/paths";

const EditGuide = dynamic(
  () => import("@/components/guides/editor/EditGuide").then((module) => module.EditGuide),
  { ssr: false },
);

/** The address is known in the browser alone: nothing of a draft is in any HTML. */
export default function EditGuidePage() {
  const { slug } = useRouter().query;
  const path = getEditGuidePath(typeof slug === "string" ? slug : "");
  return (
    <>
      <Seo title="Edit guide" description="Edit a guide of Quarry." path={path} noIndex />
      <SignedInOnly path={path} text="Guides are written by people who are signed in.">
        {() => (
          <Page>
            <PageHead title="Edit guide" />
            {typeof slug === "string" && (
              <EditGuide
                key={slug}
                slug={slug}
                renderVideo={(video) => <LazyVideoPlayer video={video} title="Video" />}
              />
            )}
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
