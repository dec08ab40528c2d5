import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import type { Refusal } from "@/lib/http/to-refusal";

interface SaveProblemNoteProps {
  problem: Refusal;
  /** Whether it is a change of a stored build that failed. */
  canOverwrite: boolean;
  busy: boolean;
  onOverwrite(): void;
  /** Saves it as a new build. */
  onNew(): void;
}

/** Why a build was not saved, and the way on from there. */
export function SaveProblemNote({ problem, canOverwrite, busy, onOverwrite, onNew }: SaveProblemNoteProps) {
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        (problem.kind === "signed-out" && <SignInButton variant="light" />) ||
        (problem.kind === "conflict" && (
          <>
            <Button disabled={busy} onClick={onNew}>
              Save as a new build
            </Button>
            {canOverwrite && (
              <Button disabled={busy} onClick={onOverwrite}>
                Overwrite the saved build
              </Button>
            )}
          </>
        ))
      }
    >
      {problem.message}
    </Note>
  );
}
