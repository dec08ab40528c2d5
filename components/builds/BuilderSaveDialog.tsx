import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useOwnBuild } from "@/hooks/builds/use-own-build";
import type { OwnBuild } from "@/lib/builds/schema";
import { SaveBuildDialog } from "./SaveBuildDialog";
import type { SaveContent } from "./SaveBuildForm";

interface BuilderSaveDialogProps {
  opened: boolean;
  content: SaveContent;
  /** Id of the build that was opened to be changed; `null` = none. One that is not the caller's saves a new one. */
  savedId: string | null;
  onClose(): void;
  onSaved(id: string): void;
  /** Saves it in this browser, without an account. */
  onSaveHere(): void;
}

/** The dialog that saves what is in the builder, as a new build or over the one that was opened. */
export function BuilderSaveDialog(props: BuilderSaveDialogProps) {
  const { opened, content, savedId, onClose, onSaved, onSaveHere } = props;
  const [stored, setStored] = useState<OwnBuild | null>(null);
  const author = useDraftAuthor();
  const known = stored?.id === savedId && stored.owner === author ? stored : null;
  const { build, problem, retry } = useOwnBuild(author, known ? null : savedId);
  if (problem !== null) {
    return (
      <Dialog opened={opened} title="Save changes" onClose={onClose}>
        <ErrorState
          title="The saved build could not be loaded"
          action={<Button onClick={retry}>Try again</Button>}
        >
          {problem} Your build in the builder is safe.
        </ErrorState>
      </Dialog>
    );
  }
  const saved = known ?? build;
  if (saved === undefined) return null;
  return (
    <SaveBuildDialog
      opened={opened}
      content={content}
      saved={saved}
      savedId={savedId}
      onClose={onClose}
      onSaveHere={onSaveHere}
      onSaved={(now) => {
        setStored(now);
        onSaved(now.id);
      }}
    />
  );
}
