import { ReasonDialog } from "@/components/ui/ReasonDialog";
import type { TakeDownDialogState } from "@/components/ui/TakeDownButton";
import { useTakeDown } from "@/hooks/builds/use-take-down";
import { maxReasonLength } from "@/lib/builds/rules";

interface TakeDownDialogProps extends TakeDownDialogState {
  id: string;
}

/** Asks for the reason that the owner reads, and takes the build down. */
export function TakeDownDialog({ id, ...dialog }: TakeDownDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      {...useTakeDown(id)}
      title="Take down this build"
      label="Reason (shown to the owner)"
      maxLength={maxReasonLength}
    >
      Its page and its entry in the list of builds are gone at once. The owner still has the build, and sees
      the reason. It can be restored.
    </ReasonDialog>
  );
}
