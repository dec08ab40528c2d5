import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { notifySuccess } from "@/components/ui/notify";
import { getBuildsPath } from "@/lib/builds/paths";
import type { OwnBuild } from "@/lib/builds/schema";
import { getUserPath } from "@/lib/site/routes";
import { SaveBuildForm, type SaveContent } from "./SaveBuildForm";

interface SaveBuildDialogProps {
  opened: boolean;
  onClose(): void;
  content: SaveContent;
  /** The build that is changed, as the server last gave it; `null` saves a new one. */
  saved: OwnBuild | null;
  /** Id of the build that the page is about, where `saved` does not say: a visitor's text waits for it. */
  savedId?: string | null;
  /**
   * The build is stored, as `build` says: show it as saved, and pass it as `saved` from now on. The dialog closes
   * itself afterwards by `onClose`.
   */
  onSaved(build: OwnBuild): void;
  /** Offered to visitors: saves it without an account. Left out where that is not possible. */
  onSaveHere?: () => void;
}

/**
 * Asks for title, notes, tags and whether everybody may see a build, and saves it.
 *
 * Load it with `next/dynamic` and mount it when it is first needed: it brings its own code. It needs nothing but
 * its props. Unsaved text is stored in this browser per account and build until it is saved or discarded; a visitor is led to
 * /login and back to the address that is open at that moment, so the page should hold the loadout in its
 * address or in a draft of its own. When the dialog is opened again, what was typed is there.
 *
 * A failed save keeps everything and says why: no connection, session over, changed elsewhere (with the choice to
 * overwrite or to save a new build). Saving again after an answer that was lost makes no second build.
 */
export function SaveBuildDialog(props: SaveBuildDialogProps) {
  const { opened, onClose, content, saved, savedId, onSaved, onSaveHere } = props;
  /** Keeps the title of the dialog while it goes away with the build just saved. */
  const [title, setTitle] = useState("");
  const shownTitle = opened ? (saved ? "Save changes" : "Save this build") : title;
  const close = () => {
    setTitle(shownTitle);
    onClose();
  };
  return (
    <Dialog opened={opened} title={shownTitle} onClose={close}>
      <SaveBuildForm
        target={saved?.id ?? savedId ?? "new"}
        content={content}
        saved={saved}
        onSaveHere={onSaveHere}
        onSaved={(build) => {
          setTitle(shownTitle);
          onSaved(build);
          onClose();
          void notifySuccess({
            message:
              build.visibility === "published" ? (
                <>
                  Published. <a href={getBuildsPath(build.id)}>Open its page</a>
                </>
              ) : (
                <>
                  Saved privately. <a href={getUserPath(build.owner)}>Open your profile</a>
                </>
              ),
          });
        }}
      />
    </Dialog>
  );
}
