import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SignInButton } from "@/components/ui/SignInButton";
import type { Refusal } from "@/lib/http/to-refusal";

/** A note inside the form. */
export function FormNote({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  return (
    <div
      role={isBad ? "alert" : undefined}
      className={`grid gap-2.5 justify-items-start py-3 px-4 border rounded-md text-14 leading-5 ${isBad ? "border-bad" : "border-strong"}`}
    >
      {children}
    </div>
  );
}

interface SubmitProblemNoteProps {
  problem: Refusal;
  /** Whether it is a correction that failed. */
  isCorrection: boolean;
  isBusy: boolean;
  onOverwrite(): void;
  onReload(): void;
}

/** Why a run was not taken, and the way on from there. */
export function SubmitProblemNote({ problem, isCorrection, isBusy, ...ways }: SubmitProblemNoteProps) {
  return (
    <FormNote isBad>
      <p>{problem.message}</p>
      {problem.kind === "signed-out" && <SignInButton />}
      {problem.kind === "conflict" && isCorrection && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={ways.onOverwrite}>
            Save my version
          </Button>
          <Button disabled={isBusy} onClick={ways.onReload}>
            Discard it and load the stored run
          </Button>
        </div>
      )}
    </FormNote>
  );
}
