import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { toRefusal } from "@/lib/http/to-refusal";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { Counted } from "./Counted";
import { FormDialog } from "./FormDialog";

interface ReasonDialogProps {
  opened?: boolean;
  title: string;
  /** The act, on the button. Default `Take down`, and `Taking down` while it is under way. */
  action?: string;
  busyAction?: string;
  /** Of the field. */
  label: string;
  /** Who reads the reason; with it the field counts its characters. `""` counts alone. */
  description?: string;
  /** In UTF-16 units. */
  maxLength: number;
  /** Lines of the field. Default 3. */
  rows?: number;
  /** Name of the reason in what is sent. Default `reason`. */
  part?: string;
  /** Consequences. */
  children: ReactNode;
  /** Below the field. */
  foot?: ReactNode;
  /** Said where a failure brings no words. */
  failure: string;
  /** @throws where it is refused */
  act(reason: string): Promise<unknown>;
  onDone(): void;
  onClose(): void;
  onClosed?: () => void;
}

/** Asks for a reason, and does what needs one. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    label,
    description,
    maxLength,
    rows = 3,
    part = "reason",
    children,
    foot,
    failure,
    ...rest
  } = props;
  const { act, onDone, action = "Take down", busyAction = "Taking down", ...dialog } = rest;
  const form = useDraftForm({
    start: { reason: "" },
    schema: createDraftSchema<{ reason: string }>(({ reason }) => ({
      reason: reason.trim() === "" ? "Give a reason." : reason.length > maxLength ? "It is too long." : "",
    })),
    words: { failure },
    send: ({ reason }) => act(reason),
    explain: (error) => {
      const refusal = toRefusal(error, { failure });
      const issues = refusal.issues.map((issue) =>
        issue.path === part ? { ...issue, path: "reason" } : issue,
      );
      return { ...refusal, issues };
    },
    onSent: onDone,
  });
  const { length } = form.values.reason;
  return (
    <FormDialog {...dialog} form={form} action={action} busyAction={busyAction}>
      {typeof children === "string" ? <p>{children}</p> : children}
      <Textarea
        label={label}
        required
        description={
          description === undefined ? undefined : (
            <Counted length={length} max={maxLength}>
              {description || undefined}
            </Counted>
          )
        }
        rows={rows}
        data-autofocus
        maxLength={maxLength}
        {...form.getInputProps("reason")}
      />
      {foot}
    </FormDialog>
  );
}
