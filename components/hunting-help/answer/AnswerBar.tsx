import { Button } from "@mantine/core";
import { useRouter } from "next/router";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { notifyWarning } from "@/components/ui/notify";
import { getHelpPath } from "@/lib/hunting-help/help-paths";

/** In the builder that was opened from a request: takes the build back to the answer. */
export function AnswerBar({ request }: { request: string }) {
  const router = useRouter();
  const use = () => {
    // The builder keeps the whole build in the address.
    const code = new URLSearchParams(window.location.search).get("b");
    if (code) void router.push(`${getHelpPath(request)}?build=${encodeURIComponent(code)}#answer`);
    else void notifyWarning({ title: "No build yet", message: "Equip something first." });
  };
  return (
    <Note
      className="mx-4 mt-3"
      action={
        <>
          <Button variant="filled" onClick={use}>
            Use this build in my answer
          </Button>
          <ButtonLink href={`${getHelpPath(request)}#answer`} variant="subtle">
            Back to the request
          </ButtonLink>
        </>
      }
    >
      You are making a build for a request. Your answer is saved as a draft.
    </Note>
  );
}
