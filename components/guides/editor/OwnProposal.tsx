import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import { Alert, Button } from "@mantine/core";
import { useDecideProposal, useProposal, useProposals } from "@/hooks/guides/use-proposals";
import type { Proposal, ProposalState } from "@/lib/guides/proposal-schema";

interface OwnProposalProps {
  slug: string;
  /** Takes the proposal back into the editor. */
  onUse(proposal: Proposal): void;
}

const titles: Readonly<Record<ProposalState, string>> = {
  proposed: "Your proposal is waiting for a decision",
  accepted: "Your proposal was accepted",
  declined: "Your proposal was declined",
  withdrawn: "You withdrew your proposal",
};
const colors = { proposed: "blue", accepted: "green", declined: "orange", withdrawn: "gray" } as const;

/** For those who may only propose: how that works, and what became of their own proposal. */
export function OwnProposal({ slug, onUse }: OwnProposalProps) {
  const { proposals, problem, reload } = useProposals(slug);
  const decision = useDecideProposal(slug);
  const own = proposals?.[0];
  const { proposal } = useProposal(slug, own && own.state !== "accepted" ? own.id : null);
  const trouble = problem ?? decision.problem;
  const withdraw = async () => {
    if (!own) return;
    await decision.run(own.id, { action: "withdraw", revision: own.revision, reason: "" });
    reload();
  };
  return (
    <div className="grid gap-3 mb-4">
      <Alert color="blue" title="You can propose changes to this guide">
        Its author, an editor or an admin decides. Until then the guide stays as it is.
      </Alert>
      {own && (
        <Alert color={colors[own.state]} title={titles[own.state]} role="status">
          <p>
            {own.at.slice(0, 10)} {own.at.slice(11, 16)} UTC{own.note && `: ${own.note}`}
          </p>
          {own.reason !== "" && <p>Reason: {own.reason}</p>}
          <div className="flex flex-wrap gap-2 mt-2">
            {proposal && (
              <Button variant="default" size="xs" onClick={() => onUse(proposal)}>
                Edit my proposal
              </Button>
            )}
            {own.state === "proposed" && (
              <Button variant="default" size="xs" disabled={decision.busy} onClick={() => void withdraw()}>
                Withdraw
              </Button>
            )}
          </div>
        </Alert>
      )}
      {trouble && (
        <Alert color="red" role="alert">
          {trouble}
        </Alert>
      )}
    </div>
  );
}
