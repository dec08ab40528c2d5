import { Button } from "@mantine/core";
import { useState } from "react";
import { AuthorName } from "@/components/ui/PersonName";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callInviteHelper, fetchHelpersFor } from "@/hooks/hunting-help/help-actions";
import { useFetched } from "@/hooks/ui/use-fetched";
import type { HelpersForResponse } from "@/lib/hunting-help/schema";
import { formatCount } from "@/lib/text/format";

/** Whom an asker can invite to answer. The list comes with a press. */
export function InviteHelpers({ request }: { request: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Invite a hunter to answer</Button>;
  return <Helpers request={request} />;
}

function Helpers({ request }: { request: string }) {
  const { data, error, retry } = useFetched(["helpers-for", request], () => fetchHelpersFor(request));
  const [changed, setChanged] = useState<HelpersForResponse | null>(null);
  const invitation = useNotifiedMutation(
    async (uid: string) => {
      setChanged(await callInviteHelper(request, uid));
    },
    { failure: "The invitation was not sent. Try again.", success: () => ({ message: "Invitation sent." }) },
  );
  const shown = changed ?? data;
  if (error && !shown) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-14 leading-5">
        {error.message} <Button onClick={retry}>Try again</Button>
      </p>
    );
  }
  if (!shown) return null;
  const { helpers, left } = shown;
  if (helpers.length === 0) {
    return <p className="text-14 leading-5 text-dim">Nobody has approved answers for this weapon yet.</p>;
  }
  return (
    <section aria-label="Invite a hunter to answer" className="grid gap-2 w-full text-14 leading-6">
      <p className="text-dim">
        Hunters with approved answers for this weapon.{" "}
        {left > 0 ? `You can invite ${left} more.` : "You have invited as many as you can."}
      </p>
      <ul className="grid gap-1.5">
        {helpers.map(({ author, count, isInvited }) => (
          <li key={author.uid} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <AuthorName author={author} />
              <span className="text-dim"> · {formatCount(count, "approved answer", "approved answers")}</span>
            </span>
            <Button
              size="xs"
              disabled={isInvited || left === 0 || invitation.busy}
              onClick={() => void invitation.run(author.uid)}
            >
              {isInvited ? "Invited" : "Invite"} <span className="visually-hidden">{author.displayName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
