import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import type { SendProblem } from "@/hooks/hunting-help/use-send";

/** Why a form was not taken, and the way on from there. */
export function SendProblemNote({ problem }: { problem: SendProblem }) {
  const isAtField = Object.keys(problem.fields).length > 0;
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        problem.kind === "signed-out" ? (
          <SignInButton variant="light" />
        ) : (
          problem.kind === "price" && <ButtonLink href="/#today">Earn coins</ButtonLink>
        )
      }
    >
      {isAtField ? "Nothing was posted. See the marked field." : problem.message}
    </Note>
  );
}
