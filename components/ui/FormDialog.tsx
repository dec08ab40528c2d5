import type { ComponentProps } from "react";
import type { DraftForm } from "@/hooks/ui/use-draft-form";
import { ConfirmDialog } from "./ConfirmDialog";

interface FormDialogProps
  extends Omit<
    ComponentProps<typeof ConfirmDialog>,
    "opened" | "busy" | "problem" | "formRef" | "onConfirm"
  > {
  form: Pick<DraftForm<object>, "ref" | "busy" | "refusal" | "getFormProps">;
  /** Default true. */
  opened?: boolean;
}

/**
 * A `ConfirmDialog` with fields: what they hold, what is wrong with them and the call are those of a form.
 *
 *     <FormDialog form={form} title="Block Maple" action="Block" busyAction="Saving" onClose={close}>
 *       <Textarea label="Reason" {...form.getInputProps("why")} />
 *     </FormDialog>
 */
export function FormDialog({ form, opened = true, ...dialog }: FormDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      busy={form.busy}
      problem={form.refusal?.message ?? null}
      formRef={form.ref}
      onConfirm={(event) => form.getFormProps().onSubmit(event)}
    />
  );
}
