import { Button, TextInput } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useGuideForm } from "@/hooks/guides/use-guide-form";
import { guideContent } from "@/lib/guides/guide-content";
import { createGuideDraft, toGuideDraft } from "@/lib/guides/guide-draft";
import { mayEditGuide, mayManageGuide } from "@/lib/guides/guide-rights";
import { maxVersionNoteLength } from "@/lib/guides/rules";
import type { GuideContent, OwnGuide } from "@/lib/guides/schema";
import { coveredVersion } from "@/lib/site/game-version";
import { isAdmin, isAdminOrCreator } from "@/lib/site/roles";
import type { RenderVideo } from "../render-video";
import { EditorFields } from "./EditorFields";
import { EditorPreview } from "./EditorPreview";
import classes from "./GuideEditor.module.css";
import { GuideText } from "./GuideText";
import { MergeGuide } from "./MergeGuide";
import { PublishGuide } from "./PublishGuide";

const GuideProposals = dynamic(() => import("./GuideProposals").then((module) => module.GuideProposals), {
  ssr: false,
});
const OwnProposal = dynamic(() => import("./OwnProposal").then((module) => module.OwnProposal), {
  ssr: false,
});
const GuideEditors = dynamic(() => import("./GuideEditors").then((module) => module.GuideEditors), {
  ssr: false,
});
const GuideRevisions = dynamic(() => import("./GuideRevisions").then((module) => module.GuideRevisions), {
  ssr: false,
});

interface GuideEditorProps {
  uid: string;
  /** `null` = a new guide. */
  guide: OwnGuide | null;
  /** Address of a new guide that is proposed already. */
  proposedSlug?: string;
  renderVideo: RenderVideo;
  onSaved(guide: OwnGuide): void;
  /** Called once a new guide is proposed. */
  onProposed?(slug: string): void;
}

/** Where a guide is written: its fields and text, a live preview, its state and what was saved before. */
export function GuideEditor({
  uid,
  guide,
  proposedSlug,
  renderVideo,
  onSaved,
  onProposed = () => undefined,
}: GuideEditorProps) {
  const [note, setNote] = useState("");
  const user = useCurrentUser();
  const person = { uid, admin: isAdmin(user), creator: isAdminOrCreator(user) };
  const maySave = guide === null ? person.creator : mayEditGuide(guide, person);
  const slug = guide?.slug ?? proposedSlug ?? null;
  const start = () => (guide ? toGuideDraft(guide) : createGuideDraft(coveredVersion.name));
  const { form, isSaved, conflict, resolve } = useGuideForm({
    ...{ uid, guide, maySave, proposedSlug: proposedSlug ?? null, start, note, onSaved, onProposed },
  });
  const { values: draft, edit, refusal } = form;
  if (conflict) {
    return <MergeGuide draft={draft} stored={conflict} onResolve={resolve} />;
  }
  const takeOver = (content: GuideContent) => edit(guideContent.toDraft(content));
  const isBehind = guide !== null && draft.version !== null && draft.version < guide.version;
  return (
    <>
      {slug && !maySave && (
        <OwnProposal
          slug={slug}
          isNew={guide === null}
          onUse={(proposal) => {
            takeOver(proposal);
            edit({ version: guide && proposal.base });
          }}
        />
      )}
      {isSaved && (
        <Note
          className="mb-4"
          role="status"
          action={<Button onClick={form.discard}>Discard my changes</Button>}
        >
          {isBehind
            ? `Version ${guide.version} was saved since you began. ${maySave ? "When you save, you can merge the two." : "Your proposal is merged with it when it is accepted."}`
            : "Not saved yet. Your text stays in this browser."}
        </Note>
      )}
      <div className={`${classes.columns} items-start grid gap-6`}>
        <form {...form.getFormProps()} className="grid gap-4 min-w-0">
          <EditorFields form={form} isNew={slug === null} />
          <GuideText text={draft.text} onChange={(text) => edit({ text })} />
          {(guide || !maySave) && (
            <TextInput
              label="What changed (optional)"
              description={maySave ? "Shown in the list of versions." : "For the person who reviews it."}
              value={note}
              maxLength={maxVersionNoteLength}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          {refusal && (
            <Note tone="bad" role="alert">
              {refusal.message}
            </Note>
          )}
          <p>
            <Button type="submit" variant="filled" size="md" loading={form.busy}>
              {!maySave
                ? guide
                  ? "Propose changes"
                  : "Propose guide"
                : guide
                  ? "Save version"
                  : "Save draft"}
            </Button>
          </p>
        </form>
        <div className="min-w-0">
          <EditorPreview text={draft.text} renderVideo={renderVideo} />
        </div>
      </div>
      {guide && (
        <div className="grid gap-6 mt-8">
          {maySave && (
            <GuideProposals
              {...{ guide, slug: guide.slug, renderVideo }}
              onUse={takeOver}
              onAccepted={onSaved}
            />
          )}
          {maySave && (
            <PublishGuide
              {...{ guide, isSaved, mayDelete: mayManageGuide(guide, person) }}
              onChanged={onSaved}
            />
          )}
          {maySave && <GuideEditors slug={guide.slug} mayChange={mayManageGuide(guide, person)} />}
          {person.creator && (
            <Section id="versions" title="Versions">
              <GuideRevisions slug={guide.slug} current={draft.text} onRestore={takeOver} />
            </Section>
          )}
        </div>
      )}
    </>
  );
}
