import { Button } from "@mantine/core";
import { IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { useState } from "react";
import { LazyConfirmDialog, LazyEditHistory, LazyRemoveDialog } from "@/components/hunting-help/lazy-dialogs";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callApproveAnswer, callMarkHelpful, changeAnswer } from "@/hooks/hunting-help/help-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { rewards } from "@/lib/coins/prices";
import { isApprovable } from "@/lib/hunting-help/request/request-state";
import type { HelpRequest, ShownAnswer } from "@/lib/hunting-help/schema";
import type { CurrentUser } from "@/lib/site/roles";

interface AnswerToolsProps {
  user: CurrentUser;
  request: HelpRequest;
  answer: ShownAnswer;
  /** Whether the reader said that it helped; `null` until that is known. */
  isHelpful: boolean | null;
  /** To tell whether an answer of an expired request can still be approved. */
  now: string;
  onEdit(): void;
  onChanged(): void;
}

/** Actions of the asker, the author or a moderator on an answer. */
export function AnswerTools(props: AnswerToolsProps) {
  const { user, request, answer, now, isHelpful, onEdit, onChanged } = props;
  const [dialog, setDialog] = useState<"approve" | "withdraw" | "history" | "remove" | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    onChanged();
  };
  const target = [request.id, answer.id] as const;
  const approve = useMutation(callApproveAnswer, "The answer could not be approved.", { onSuccess: done });
  const withdraw = useMutation(
    () => changeAnswer(...target, "withdraw"),
    "The answer could not be withdrawn.",
    { onSuccess: done },
  );
  const thank = useNotifiedMutation(() => changeAnswer(...target, "thank"), {
    failure: "The thanks could not be saved. Try again.",
    success: () => {
      onChanged();
      return { message: "Thanks sent." };
    },
  });
  const mark = useNotifiedMutation(
    async () => {
      await callMarkHelpful(...target, !isHelpful);
      onChanged();
    },
    { failure: "This could not be saved. Try again." },
  );
  const isAsker = request.asker === user.uid;
  const isOwn = answer.uid === user.uid;
  const isOpen = request.status === "open";
  const HelpfulIcon = isHelpful ? IconThumbUpFilled : IconThumbUp;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isAsker && isApprovable({ ...request, expiresAt: Date.parse(request.expiresAt) }, Date.parse(now)) && (
        <Button variant="filled" onClick={() => setDialog("approve")}>
          Approve
        </Button>
      )}
      {isAsker && !answer.isThanked && !answer.isApproved && (
        <Button loading={thank.busy} onClick={() => void thank.run()}>
          Say thanks
        </Button>
      )}
      {!isAsker && !isOwn && isHelpful !== null && (
        <Button
          variant="default"
          leftSection={<HelpfulIcon size={16} stroke={1.75} aria-hidden="true" />}
          aria-pressed={isHelpful}
          loading={mark.busy}
          onClick={() => void mark.run()}
        >
          This helped me
        </Button>
      )}
      {isOwn && isOpen && <Button onClick={onEdit}>Edit</Button>}
      {isOwn && !answer.isApproved && <Button onClick={() => setDialog("withdraw")}>Withdraw answer</Button>}
      {answer.version > 1 && (
        <Button variant="subtle" onClick={() => setDialog("history")}>
          Earlier versions
        </Button>
      )}
      {user.creator && !isOwn && (
        <Button variant="danger" onClick={() => setDialog("remove")}>
          Remove
        </Button>
      )}
      {dialog === "approve" && (
        <LazyConfirmDialog
          opened
          title="Approve this answer"
          action="Approve"
          busyAction="Approving"
          busy={approve.busy}
          problem={approve.problem}
          onConfirm={() => void approve.run(...target)}
          onClose={close}
        >
          <p>
            {answer.author.displayName} earns {rewards.approvedAnswer.coins} coins and your request is marked
            as solved. You can approve one answer, and this cannot be undone.
          </p>
        </LazyConfirmDialog>
      )}
      {dialog === "withdraw" && (
        <LazyConfirmDialog
          opened
          title="Withdraw your answer"
          action="Withdraw"
          busyAction="Withdrawing"
          busy={withdraw.busy}
          problem={withdraw.problem}
          onConfirm={() => void withdraw.run()}
          onClose={close}
        >
          <p>Nobody will see it any more. You can answer again while the request is open.</p>
        </LazyConfirmDialog>
      )}
      {dialog === "history" && <LazyEditHistory id={request.id} target={answer.id} onClose={close} />}
      {dialog === "remove" && (
        <LazyRemoveDialog id={request.id} answer={answer.id} onClose={close} onRemoved={done} />
      )}
    </div>
  );
}
