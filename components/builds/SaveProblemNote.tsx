import { Button } from "@/components/ui/Button";
import { getLoginPath } from "@/lib/account/next-path";
import type { SaveProblem } from "@/lib/builds/to-save-problem";
import classes from "./SaveBuildForm.module.css";

interface SaveProblemNoteProps {
  problem: SaveProblem;
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
    <div className={classes.trouble} role="alert">
      <p>{problem.message}</p>
      {problem.kind === "signed-out" && <SignInLink />}
      {problem.kind === "conflict" && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={busy} onClick={onNew}>
            Save as a new build
          </Button>
          {canOverwrite && (
            <Button disabled={busy} onClick={onOverwrite}>
              Overwrite the saved build
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Leads to sign in and back to the address that is open at that moment. */
export function SignInLink() {
  return (
    <Button
      onClick={() => {
        const { pathname, search, hash } = window.location;
        window.location.assign(getLoginPath(`${pathname}${search}${hash}`));
      }}
    >
      Sign in
    </Button>
  );
}
