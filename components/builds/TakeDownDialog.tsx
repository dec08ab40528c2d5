import { ReasonDialog } from "@/components/ui/ReasonDialog";
import type { TakeDownDialogState } from "@/components/ui/TakeDownButton";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
import { maxReasonLength } from "@/lib/content/rules";

interface TakeDownDialogProps extends TakeDownDialogState {
  id: string;
}

/** Asks for the reason that the owner reads, and takes the build down. */
export function TakeDownDialog({ id, onDone, ...dialog }: TakeDownDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title="Take down this build"
      label="Reason (shown to the owner)"
      rows={2}
      maxLength={maxReasonLength}
      failure="The build could not be taken down. Try again."
      act={(reason) => takeDownBuild(id, reason)}
      onDone={() => {
        onDone();
        dialog.onClose();
      }}
    >
      Its page and its entry in the list of builds are gone at once. The owner still has the build, and sees
      the reason. It can be restored.
    </ReasonDialog>
  );
}

/**
 * Takes a published build down; for creators and admins.
 *
 * @param reason its owner reads it
 * @throws ApiCallError where it is refused
 */
async function takeDownBuild(id: string, reason: string): Promise<void> {
  await callSignedIn(buildCalls.moderate, { query: { id }, body: { action: "take-down", reason } });
}
