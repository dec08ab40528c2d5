import { TextInput } from "@mantine/core";
import { FormDialog } from "@/components/ui/FormDialog";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { parseVideoLink } from "@/lib/leaderboards/run/video-link";
import { createDraftSchema } from "@/lib/site/draft-schema";

interface VideoDialogProps {
  /** @param block as the text has it */
  onAdd(block: string): void;
  onClose(): void;
}

const schema = createDraftSchema<{ link: string }>(({ link }) => ({
  link: parseVideoLink(link) ? "" : "Paste a link to a video.",
}));

/** Asks for a link to a video, and makes the block of it that shows it. */
export function VideoDialog({ onAdd, onClose }: VideoDialogProps) {
  const form = useDraftForm({
    start: { link: "" },
    schema,
    words: { failure: "The video could not be added. Try again." },
    send: ({ link }) => {
      const video = parseVideoLink(link);
      if (video) onAdd(`[[video:${video.provider}/${video.id}]]`);
    },
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title="Add a video" action="Add video" busyAction="Adding" onClose={onClose}>
      <TextInput
        label="Link to the video"
        description="From YouTube, Bilibili or Niconico. It loads when a reader presses play."
        required
        data-autofocus
        {...form.getInputProps("link")}
      />
    </FormDialog>
  );
}
