import { Skeleton } from "@mantine/core";
import { useRouter } from "next/router";
import { EmptyState } from "@/components/ui/EmptyState";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useOwnGuide } from "@/hooks/guides/use-own-guide";
import { getEditGuidePath } from "@/lib/guides/paths";
import type { RenderVideo } from "../render-video";
import { GuideEditor } from "./GuideEditor";

interface EditGuideProps {
  slug: string;
  renderVideo: RenderVideo;
}

/** The editor of a saved guide. */
export function EditGuide({ slug, renderVideo }: EditGuideProps) {
  const uid = useCurrentUser()?.uid;
  const { guide, problem, retry } = useOwnGuide(slug);
  if (problem) return <EmptyState title="The guide could not be opened">{problem}</EmptyState>;
  if (!guide || !uid) return <Skeleton height={480} />;
  return (
    <GuideEditor
      // A saved version begins a new edit.
      key={`${guide.version} ${guide.phase} ${guide.publishAt}`}
      uid={uid}
      guide={guide}
      renderVideo={renderVideo}
      onSaved={retry}
    />
  );
}

/** The editor of a new guide; saved, it goes on at the address of the guide. */
export function NewGuide({ renderVideo }: Pick<EditGuideProps, "renderVideo">) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid;
  if (!uid) return <Skeleton height={480} />;
  return (
    <GuideEditor
      uid={uid}
      guide={null}
      renderVideo={renderVideo}
      onSaved={({ slug }) => void router.push(getEditGuidePath(slug))}
    />
  );
}
