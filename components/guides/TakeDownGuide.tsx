import { ReasonDialog } from "@/components/ui/ReasonDialog";
import type { TakeDownDialogState } from "@/components/ui/TakeDownButton";
import { useModerateGuide } from "@/hooks/guides/guide-actions";
import { maxReasonLength } from "@/lib/guides/rules";

interface TakeDownGuideProps extends TakeDownDialogState {
  slug: string;
}

/** Asks for the reason that the author reads, and takes the guide down. */
export function TakeDownGuide({ slug, ...dialog }: TakeDownGuideProps) {
  const { run, ...state } = useModerateGuide(slug);
  return (
    <ReasonDialog
      {...dialog}
      {...state}
      title="Take down this guide"
      label="Reason (shown to the author)"
      maxLength={maxReasonLength}
      takeDown={async (reason) => Boolean(await run("take-down", reason))}
    >
      Its page and every list that names it are gone at once. The author still has the text, and sees the
      reason. It can be restored.
    </ReasonDialog>
  );
}
