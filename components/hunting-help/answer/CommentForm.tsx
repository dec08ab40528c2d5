import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callDeleteComment, callPostComment } from "@/hooks/hunting-help/help-actions";
import { useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { commentDrafts } from "@/lib/hunting-help/draft-store";
import { maxCommentLength } from "@/lib/hunting-help/rules";

interface ChangeProps {
  request: string;
  onChanged(): void;
}

interface CommentFormProps extends ChangeProps {
  uid: string;
  answer: string;
}

/** Asks about an answer, or adds to it. The field comes with a press, and by itself where it holds a draft. */
export function CommentForm(props: CommentFormProps) {
  const { uid, answer } = props;
  const [isOpen, setOpen] = useState(() => commentDrafts.readDrafts(uid, answer).own !== undefined);
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

function OpenForm({ uid, request, answer, onChanged, onClose }: CommentFormProps & { onClose(): void }) {
  const kept = useAuthorDraft<{ readonly body: string }>({
    store: commentDrafts,
    author: uid,
    target: answer,
    start: () => ({ body: "" }),
  });
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
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
        <Button
          size="xs"
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Deletes one's own comment. */
export function DeleteComment({ request, comment, onChanged }: ChangeProps & { comment: string }) {
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
