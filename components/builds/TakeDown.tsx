import { type SyntheticEvent, useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import { Field } from "@/components/ui/Field";
import { Textarea } from "@/components/ui/Textarea";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useTakeDown } from "@/hooks/builds/use-take-down";
import { maxReasonLength } from "@/lib/builds/rules";
import { isAdminOrCreator } from "@/lib/site/roles";
import classes from "./TakeDown.module.css";

interface TakeDownProps {
  id: string;
  owner: string;
}

/** For creators and admins, on what others published: takes the build down with a reason. Nothing for all others. */
export function TakeDown({ id, owner }: TakeDownProps) {
  const user = useCurrentUser();
  if (!isAdminOrCreator(user) || user?.uid === owner) return null;
  return <TakeDownForm id={id} />;
}

function TakeDownForm({ id }: { id: string }) {
  const [reason, setReason] = useState("");
  const { done, busy, problem, takeDown } = useTakeDown(id);
  if (done) {
    return (
      <p role="status" className={classes.done}>
        Taken down. The page is gone and the owner can see the reason.
      </p>
    );
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") void takeDown(reason);
  };
  return (
    <details className={classes.panel}>
      <summary>Take down</summary>
      <form onSubmit={submit} className={classes.form}>
        <Field label="Reason (shown to the owner)" className={classes.reason}>
          <Textarea
            rows={2}
            required
            maxLength={maxReasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <ActionButton type="submit" disabled={busy || reason.trim() === ""}>
          {busy ? "Taking down" : "Take this build down"}
        </ActionButton>
      </form>
    </details>
  );
}
