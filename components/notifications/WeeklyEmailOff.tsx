import { Button } from "@mantine/core";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { callTurnDigestOff } from "@/hooks/notifications/use-away-notices";
import { useMutation } from "@/hooks/ui/use-mutation";

/** Where the link of a weekly email leads: a button that turns it off, without a sign-in. */
export function WeeklyEmailOff() {
  const [isOff, setOff] = useState(false);
  const { busy, problem, run } = useMutation(async () => {
    await callTurnDigestOff(new URLSearchParams(location.search).get("token") ?? "");
    setOff(true);
  }, "The weekly email could not be turned off. Try again.");
  if (isOff)
    return <Note role="status">The weekly email is off. You can turn it on again on your profile.</Note>;
  return (
    <>
      <Button disabled={busy} onClick={() => void run()}>
        Turn off the weekly email
      </Button>
      {problem && (
        <Note tone="bad" role="alert" className="mt-3">
          {problem}
        </Note>
      )}
    </>
  );
}
