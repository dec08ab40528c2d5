import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { useProposal, useProposals, useWithdrawProposal } from "@/hooks/guides/use-proposals";
import type { Proposal, ProposalState } from "@/lib/guides/proposal-schema";

interface OwnProposalProps {
  slug: string;
  /** Whether it is a guide that is not there yet. */
  isNew: boolean;
  /** Takes the proposal back into the editor. */
  onUse(proposal: Proposal): void;
}

const titles: Readonly<Record<ProposalState, string>> = {
  proposed: "Your proposal is waiting for a decision",
  accepted: "Your proposal was accepted",
  declined: "Your proposal was declined",
  withdrawn: "You withdrew your proposal",
};

/** For those who may only propose: how that works, and what became of their own proposal. */
export function OwnProposal({ slug, isNew, onUse }: OwnProposalProps) {
  const { proposals, problem, reload } = useProposals(slug);
  const withdrawal = useWithdrawProposal(slug);
  const own = proposals?.[0];
  const { proposal } = useProposal(slug, own && own.state !== "accepted" ? own.id : null);
  const trouble = problem ?? withdrawal.problem;
  const withdraw = async () => {
    if (!own) return;
    await withdrawal.run(own);
    reload();
  };
  return (
    <div className="grid gap-3 mb-4">
      {isNew ? (
        <Note title="You propose a new guide">
          A creator decides. If they accept it, they publish it under your name.
        </Note>
      ) : (
        <Note title="You can propose changes to this guide">
          Its author, an editor or an admin decides. Until then the guide stays as it is.
        </Note>
      )}
      {own && (
        <Note
          tone={own.state === "declined" ? "warn" : "quiet"}
          role="status"
          title={titles[own.state]}
          action={
            <>
              {proposal && (
                <Button variant="default" size="xs" onClick={() => onUse(proposal)}>
                  Edit my proposal
                </Button>
              )}
              {own.state === "proposed" && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={withdrawal.busy}
                  onClick={() => void withdraw()}
                >
                  Withdraw
                </Button>
              )}
            </>
          }
        >
          {own.at.slice(0, 10)} {own.at.slice(11, 16)} UTC{own.note && `: ${own.note}`}
          {own.reason !== "" && <p>Reason: {own.reason}</p>}
        </Note>
      )}
      {trouble && (
        <Note tone="bad" role="alert">
          {trouble}
        </Note>
      )}
    </div>
  );
}
