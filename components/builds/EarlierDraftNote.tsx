import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import type { BuildDraft } from "@/lib/builds/build-content";

interface EarlierDraftNoteProps {
  /** Draft of a visitor, before signing in. */
  draft: BuildDraft;
  onUse(): void;
  onDiscard(): void;
}

/** Offers what was typed before signing in, where the form already holds something else. */
export function EarlierDraftNote({ draft, onUse, onDiscard }: EarlierDraftNoteProps) {
  const { title, notes, tags } = draft;
  const beginning = [title, notes, tags]
    .find((text) => text.trim() !== "")
    ?.trim()
    .slice(0, maxShown);
  return (
    <Note
      role="status"
      action={
        <>
          <Button onClick={onUse}>Use that version</Button>
          <Button onClick={onDiscard}>Discard it</Button>
        </>
      }
    >
      You typed something different before you signed in
      {beginning === undefined ? "." : `: “${beginning}”.`}
    </Note>
  );
}

/** Characters by which a text is known again. */
const maxShown = 60;
