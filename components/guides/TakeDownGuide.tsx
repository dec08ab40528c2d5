import { ReasonDialog } from "@/components/ui/ReasonDialog";
import type { TakeDownDialogState } from "@/components/ui/TakeDownButton";
import { moderateGuide } from "@/hooks/guides/guide-actions";
import { maxReasonLength } from "@/lib/content/rules";

interface TakeDownGuideProps extends TakeDownDialogState {
  slug: string;
}

/** Asks for the reason that the author reads, and takes the guide down. */
export function TakeDownGuide({ slug, onDone, ...dialog }: TakeDownGuideProps) {
  return (
    <ReasonDialog
      {...dialog}
      title="Take down this guide"
      label="Reason (shown to the author)"
      rows={2}
      maxLength={maxReasonLength}
      failure="The guide could not be changed. Try again."
      act={(reason) => moderateGuide(slug, "take-down", reason)}
      onDone={() => {
        onDone();
        dialog.onClose();
      }}
    >
      Its page and every list that names it are gone at once. The author still has the text, and sees the
      reason. It can be restored.
    </ReasonDialog>
  );
}
