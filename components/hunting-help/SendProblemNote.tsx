import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import type { Refusal } from "@/lib/http/to-refusal";

/** Words for each kind of post that was not sent. */
export const postWords = {
  failure: "Something went wrong. Try again.",
  again: "post",
  atField: "Nothing was posted. See the marked field.",
};

/** Why a form was not taken, and the way on from there. */
export function SendProblemNote({ problem }: { problem: Refusal }) {
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
      {problem.message}
    </Note>
  );
}
