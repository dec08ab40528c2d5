import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import layout from "@/components/list/queue.module.css";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { notifyWarning } from "@/components/ui/notify";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callClaimRun, callDecideRun } from "@/hooks/leaderboards/run-actions";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { type ClaimState, formatCountdown } from "@/lib/leaderboards/review/claim";
import { listReviewChecks, type ReviewCheck } from "@/lib/leaderboards/review/review-checks";
import type { OwnRun, RunVerdict } from "@/lib/leaderboards/schema";
import { isAdmin } from "@/lib/site/roles";
import type { DecisionAct } from "./RunDecisionDialog";

const DecisionDialog = dynamic(
  () => import("./RunDecisionDialog").then((module) => module.RunDecisionDialog),
  {
    loading: LazyDialog,
  },
);

interface ReviewVerdictProps {
  run: OwnRun;
  claim: ClaimState;
  checked: readonly ReviewCheck["id"][];
  hasKeys: boolean;
  onChanged(run: OwnRun): void;
  onDecided(run: OwnRun): void;
}

/** Claiming a run and deciding about it, with the keys for both. */
export function ReviewVerdict({ run, claim, checked, hasKeys, onChanged, onDecided }: ReviewVerdictProps) {
  const [act, setAct] = useState<DecisionAct | null>(null);
  const isAppeal = run.queue === "appeal";
  const isMine = claim.kind === "mine";
  // The server knows how many moderators are active, and says so where the claim has to wait for another one.
  const isAdminHere = isAdmin(useCurrentUser());
  const isClaimable =
    claim.kind === "free" || claim.kind === "judged" || (claim.kind === "appealed" && isAdminHere);
  const missing = listReviewChecks(run.ruleset).length - checked.length;
  const claiming = useNotifiedMutation(
    async (action: "claim" | "release") => onChanged(await callClaimRun(run.id, action)),
    { failure: "The claim could not be saved. Try again." },
  );
  const decision = useNotifiedMutation((verdict: RunVerdict) => callDecideRun(run.id, verdict), {
    failure: "The decision could not be saved. Try again.",
    success: (decided) => ({ message: describeDecision(decided) }),
  });
  const verify = async () => {
    const decided = await decision.run({ action: "verify", revision: run.revision, text: "" });
    if (decided) onDecided(decided);
  };

  const approve = () => {
    if (!isMine) void notifyWarning({ message: "Claim the run first." });
    else if (missing > 0) void notifyWarning({ message: "Complete the checklist first." });
    else if (isAppeal) setAct("grant-appeal");
    else void verify();
  };
  const refuse = () => {
    if (!isMine) void notifyWarning({ message: "Claim the run first." });
    else setAct(isAppeal ? "deny-appeal" : "reject");
  };
  const toggleClaim = () => {
    if (isMine) void claiming.run("release");
    else if (isClaimable) void claiming.run("claim");
  };
  useShortcuts({ c: toggleClaim, v: approve, r: refuse }, hasKeys);

  return (
    <div
      className={`${layout.verdict} sticky flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 px-4 border border-strong rounded-md bg-raised`}
    >
      <p className="text-14 leading-5">{describeClaim(claim)}</p>
      {isClaimable && (
        <Button variant="filled" loading={claiming.busy} onClick={toggleClaim}>
          Claim
        </Button>
      )}
      {isMine && (
        <div className="flex flex-wrap gap-2">
          <Button variant="default" disabled={claiming.busy} onClick={toggleClaim}>
            Release
          </Button>
          <Button variant="danger" onClick={refuse}>
            {isAppeal ? "Deny appeal" : "Reject"}
          </Button>
          <Button variant="filled" aria-disabled={missing > 0} loading={decision.busy} onClick={approve}>
            {isAppeal ? "Grant appeal" : "Verify"}
          </Button>
        </div>
      )}
      {act && (
        <DecisionDialog
          act={act}
          run={run}
          onDecided={(decided) => {
            setAct(null);
            onDecided(decided);
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

function describeClaim(claim: ClaimState) {
  switch (claim.kind) {
    case "own":
      return "You took part in this run, so somebody else has to review it.";
    case "judged":
      return "You approved this run. A first place needs a second moderator; you can claim it again once fewer than three are active.";
    case "appealed":
      return "You have judged this run before. Another moderator decides on the appeal, or an admin where nobody else is active.";
    case "free":
      return "Claim the run to decide about it. A claim holds for 30 minutes.";
    case "other":
      return (
        <>
          Another moderator has claimed this run for{" "}
          <span className="tabular-nums">{formatCountdown(claim.leftMs)}</span>.
        </>
      );
    case "mine":
      return (
        <>
          Your claim lapses in{" "}
          <strong className={`tabular-nums ${claim.leftMs < 5 * 60_000 ? "text-warn" : ""}`}>
            {formatCountdown(claim.leftMs)}
          </strong>
        </>
      );
  }
}

function describeDecision({ status, provisional }: OwnRun): string {
  if (provisional) return "Run verified as a provisional first place.";
  return status === "verified" ? "Run verified." : "Approved. A second moderator has to verify it.";
}
