import { BuildOverlay } from "@/components/builds/BuildOverlay";
import { OverlayFrame } from "@/components/site/OverlayFrame";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { getBuildOverlayPath } from "@/lib/builds/paths";
import { readBuildOverlay } from "@/lib/builds/read-build-overlay.server";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";

interface BuildOverlayData {
  readonly id: string;
  readonly first: AttachedBuild;
}

export const getServerSideProps = serveContentPage<BuildOverlayData>((dependencies, { params }) =>
  readBuildOverlay(dependencies, params?.id),
);

/** A build to be laid over a video. */
export default function BuildOverlayRoute(props: ContentPageProps<BuildOverlayData>) {
  // Over somebody's stream, an excuse of ours has no place.
  if ("refused" in props) return null;
  const { id, first } = props.content;
  return (
    <OverlayFrame title={first.title} path={getBuildOverlayPath(id)}>
      <BuildOverlay id={id} first={first} />
    </OverlayFrame>
  );
}
