import { Button } from "@mantine/core";
import { useState } from "react";
import { InviteHelpers } from "@/components/hunting-help/answer/InviteHelpers";
import { LazyConfirmDialog, LazyEditHistory, LazyRemoveDialog } from "@/components/hunting-help/lazy-dialogs";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { callWithdrawRequest } from "@/hooks/hunting-help/help-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import type { CurrentUser } from "@/lib/site/roles";

interface RequestToolsProps {
  user: CurrentUser;
  request: HelpRequest;
  onChanged(): void;
}

/** Actions of the asker or a moderator on a request as a whole. */
export function RequestTools({ user, request, onChanged }: RequestToolsProps) {
  const [dialog, setDialog] = useState<"withdraw" | "history" | "remove" | null>(null);
  const close = () => setDialog(null);
  const withdraw = useMutation(callWithdrawRequest, "The request could not be withdrawn.", {
    onSuccess: () => {
      close();
      onChanged();
    },
  });
  const { id, asker, status, version, cost, answerCount } = request;
  const isAsker = asker === user.uid;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isAsker && status === "open" && (
        <>
          <ButtonLink href={getHelpFormPath("new", { edit: id })}>Edit request</ButtonLink>
          <Button onClick={() => setDialog("withdraw")}>Withdraw request</Button>
          {request.weapon && <InviteHelpers request={id} />}
        </>
      )}
      {version > 1 && (
        <Button variant="subtle" onClick={() => setDialog("history")}>
          Earlier versions of the request
        </Button>
      )}
      {user.creator && !isAsker && (
        <Button variant="danger" onClick={() => setDialog("remove")}>
          Remove request
        </Button>
      )}
      {dialog === "withdraw" && (
        <LazyConfirmDialog
          opened
          title="Withdraw your request"
          action="Withdraw"
          busyAction="Withdrawing"
          busy={withdraw.busy}
          problem={withdraw.problem}
          onConfirm={() => void withdraw.run(id)}
          onClose={close}
        >
          <p>
            {answerCount === 0
              ? `Nobody has answered yet, so you get your ${cost} coins back.`
              : "It has been answered, so its coins do not come back."}{" "}
            It cannot be opened again.
          </p>
        </LazyConfirmDialog>
      )}
      {dialog === "history" && <LazyEditHistory id={id} target={id} onClose={close} />}
      {dialog === "remove" && (
        <LazyRemoveDialog
          id={id}
          answer={null}
          onClose={close}
          onRemoved={() => window.location.assign("/hunting-help")}
        />
      )}
    </div>
  );
}
