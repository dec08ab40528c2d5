import dynamic from "next/dynamic";
import { Seo } from "@/components/head/Seo";
import { LazyVideoPlayer } from "@/components/leaderboards/run/LazyVideoPlayer";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { newGuidePath } from "@/lib/guides/paths";

const NewGuide = dynamic(
  () => import("@/components/guides/editor/EditGuide").then((module) => module.NewGuide),
  { ssr: false },
);

export default function NewGuidePage() {
  return (
    <>
      <Seo title="New guide" description="Write a guide for Quarry." path={newGuidePath} noIndex />
      <SignedInOnly path={newGuidePath} text="Guides are written by people who are signed in.">
        {() => (
          <Page>
            <PageHead title="New guide" summary="Not public until it is published." />
            <NewGuide renderVideo={(video) => <LazyVideoPlayer video={video} title="Video" />} />
          </Page>
        )}
      </SignedInOnly>
    </>
  );
}
