import { Button, TextInput } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useGuideEditor } from "@/hooks/guides/use-guide-editor";
import { createGuideDraft, toGuideDraft } from "@/lib/guides/guide-draft";
import { maxNoteLength } from "@/lib/guides/rules";
import type { OwnGuide } from "@/lib/guides/schema";
import { coveredVersion } from "@/lib/site/game-version";
import type { RenderVideo } from "../render-video";
import { EditorFields } from "./EditorFields";
import { EditorPreview } from "./EditorPreview";
import classes from "./GuideEditor.module.css";
import { GuideText } from "./GuideText";
import { MergeGuide } from "./MergeGuide";
import { PublishGuide } from "./PublishGuide";

const GuideRevisions = dynamic(() => import("./GuideRevisions").then((module) => module.GuideRevisions), {
  ssr: false,
});

interface GuideEditorProps {
  uid: string;
  /** `null` = a new guide. */
  guide: OwnGuide | null;
  renderVideo: RenderVideo;
  onSaved(guide: OwnGuide): void;
}

/** Where a guide is written: its fields and text, a live preview, its state and what was saved before. */
export function GuideEditor({ uid, guide, renderVideo, onSaved }: GuideEditorProps) {
  const [note, setNote] = useState("");
  const start = () => (guide ? toGuideDraft(guide) : createGuideDraft(coveredVersion.name));
  const editor = useGuideEditor({ uid, guide, start, onSaved });
  const { draft, edit, busy, problem, conflict, isSaved } = editor;
  if (conflict) {
    return <MergeGuide draft={draft} stored={conflict} onResolve={editor.resolve} />;
  }
  const isBehind = guide !== null && draft.version !== null && draft.version < guide.version;
  return (
    <>
      {isSaved && (
        <Note
          className="mb-4"
          role="status"
          action={<Button onClick={editor.drop}>Discard my changes</Button>}
        >
          {isBehind
            ? `Version ${guide.version} was saved since you began. When you save, you can merge the two.`
            : "Not saved yet. Your text stays in this browser."}
        </Note>
      )}
      <div className={classes.columns}>
        <form
          className="grid gap-4 min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.save(note);
          }}
        >
          <EditorFields draft={draft} isNew={guide === null} onEdit={edit} />
          <GuideText text={draft.text} onChange={(text) => edit({ text })} />
          {guide && (
            <TextInput
              label="What changed (optional)"
              description="Shown in the list of versions."
              value={note}
              maxLength={maxNoteLength}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          {problem && (
            <Note tone="bad" role="alert">
              {problem}
            </Note>
          )}
          <p>
            <Button type="submit" variant="filled" size="md" loading={busy}>
              {guide ? "Save version" : "Save draft"}
            </Button>
          </p>
        </form>
        <div className="min-w-0">
          <EditorPreview text={draft.text} renderVideo={renderVideo} />
        </div>
      </div>
      {guide && (
        <div className="grid gap-6 mt-8">
          <PublishGuide guide={guide} isSaved={isSaved} onChanged={onSaved} />
          <Section id="versions" title="Versions">
            <GuideRevisions
              slug={guide.slug}
              current={draft.text}
              onRestore={({ title, summary, tags, cover, gameVersion, text }) =>
                edit({ title, summary, tags: tags.join(", "), cover, gameVersion, text })
              }
            />
          </Section>
        </div>
      )}
    </>
  );
}
