import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callDeleteComment, callPostComment } from "@/hooks/hunting-help/help-actions";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxCommentLength } from "@/lib/hunting-help/rules";

interface CommentFormProps {
  request: string;
  answer: string;
  onChanged(): void;
}

/** Asks about an answer, or adds to it. The field comes with a press. */
export function CommentForm(props: CommentFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button variant="subtle" size="xs" onClick={() => setOpen(true)}>
          Comment
        </Button>
      </div>
    );
  }
  return <OpenForm {...props} onClose={() => setOpen(false)} />;
}

function OpenForm({ request, answer, onChanged, onClose }: CommentFormProps & { onClose(): void }) {
  const form = useDraftForm({
    start: { body: "" },
    words: { failure: "Your comment was not posted." },
    send: ({ body }, { key }) => callPostComment(request, answer, { key, body }),
    onSent: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <form {...form.getFormProps()} className="grid gap-2" aria-label="Comment on this answer">
      <Textarea
        label="Comment"
        description="Plain text. Everybody can read it."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={maxCommentLength}
        required
        data-autofocus
        {...form.getInputProps("body")}
      />
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal.message}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" size="xs" loading={form.busy}>
          Post comment
        </Button>
        <Button size="xs" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Deletes one's own comment. */
export function DeleteComment({
  request,
  comment,
  onChanged,
}: Omit<CommentFormProps, "answer"> & { comment: string }) {
  const deletion = useNotifiedMutation(() => callDeleteComment(request, comment), {
    failure: "The comment could not be deleted. Try again.",
    success: () => {
      onChanged();
      return { message: "Comment deleted." };
    },
  });
  return (
    <Button variant="subtle" size="xs" loading={deletion.busy} onClick={() => void deletion.run()}>
      Delete
    </Button>
  );
}
