import { Skeleton } from "@mantine/core";
import { useRouter } from "next/router";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useOwnGuide } from "@/hooks/guides/use-own-guide";
import { useOpenProposals, useProposals } from "@/hooks/guides/use-proposals";
import { getEditGuidePath } from "@/lib/guides/paths";
import { proposingTakes } from "@/lib/guides/rules";
import { isAdminOrCreator } from "@/lib/site/roles";
import type { RenderVideo } from "../render-video";
import { GuideEditor } from "./GuideEditor";
import { GuideProposals } from "./GuideProposals";

interface EditGuideProps {
  slug: string;
  renderVideo: RenderVideo;
}

/** The editor of a saved guide, or of one that is proposed. */
export function EditGuide({ slug, renderVideo }: EditGuideProps) {
  const uid = useCurrentUser()?.uid;
  const { guide, problem, isMissing, retry } = useOwnGuide(slug);
  if (isMissing) return <ProposedGuide {...{ slug, renderVideo }} onAccepted={retry} />;
  if (problem) return <EmptyState title="The guide could not be opened">{problem}</EmptyState>;
  if (!guide || !uid) return <Skeleton height={480} />;
  return (
    <ProposersOnly>
      <GuideEditor
        // A saved version begins a new edit.
        key={`${guide.version} ${guide.phase} ${guide.publishAt}`}
        uid={uid}
        guide={guide}
        renderVideo={renderVideo}
        onSaved={retry}
      />
    </ProposersOnly>
  );
}

/** The proposal for a new guide at an address: creators decide, its writer goes on writing. */
function ProposedGuide({ slug, renderVideo, onAccepted }: EditGuideProps & { onAccepted(): void }) {
  const user = useCurrentUser();
  const { proposals, problem } = useProposals(slug);
  if (problem || proposals?.length === 0)
    return (
      <EmptyState title="There is no guide at this address">
        {problem ?? "What was proposed here was decided."}
      </EmptyState>
    );
  if (!proposals || !user) return <Skeleton height={480} />;
  if (isAdminOrCreator(user))
    return <GuideProposals {...{ slug, guide: null, renderVideo }} onAccepted={onAccepted} />;
  return (
    <GuideEditor
      uid={user.uid}
      guide={null}
      proposedSlug={slug}
      renderVideo={renderVideo}
      onSaved={onAccepted}
    />
  );
}

/** A new guide; saved or proposed, it goes on at its own address. */
export function NewGuide({ renderVideo }: Pick<EditGuideProps, "renderVideo">) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid;
  if (!uid) return <Skeleton height={480} />;
  const goOn = (slug: string) => void router.push(getEditGuidePath(slug));
  return (
    <ProposersOnly>
      <GuideEditor
        uid={uid}
        guide={null}
        renderVideo={renderVideo}
        onSaved={({ slug }) => goOn(slug)}
        onProposed={goOn}
      />
    </ProposersOnly>
  );
}

/** For creators and for hunters who are trusted to propose guides; others read what that takes. */
function ProposersOnly({ children }: { children: ReactNode }) {
  const isCreator = isAdminOrCreator(useCurrentUser());
  return isCreator ? children : <TrustedOnly>{children}</TrustedOnly>;
}

function TrustedOnly({ children }: { children: ReactNode }) {
  const { mayPropose, problem } = useOpenProposals();
  if (problem) return <EmptyState title="The editor could not be opened">{problem}</EmptyState>;
  if (mayPropose === null) return <Skeleton height={480} />;
  if (!mayPropose) return <EmptyState title="You cannot propose guides yet">{proposingTakes}</EmptyState>;
  return children;
}
