import type { ComponentProps } from "react";
import type { DraftForm } from "@/hooks/ui/use-draft-form";
import { ConfirmDialog } from "./ConfirmDialog";

interface FormDialogProps
  extends Omit<
    ComponentProps<typeof ConfirmDialog>,
    "opened" | "busy" | "problem" | "formRef" | "onConfirm" | "onIncomplete"
  > {
  form: Pick<DraftForm<object>, "ref" | "busy" | "refusal" | "isReady" | "getFormProps">;
  /** Default true. */
  opened?: boolean;
}

/**
 * A `ConfirmDialog` with fields: what they hold, what is wrong with them and the call are those of a form. The act can
 * be done once the schema of the form takes what they hold; tried before, it says at the fields what is missing.
 *
 *     <FormDialog form={form} title="Block Maple" action="Block" busyAction="Saving" onClose={close}>
 *       <Textarea label="Reason" {...form.getInputProps("why")} />
 *     </FormDialog>
 */
export function FormDialog({ form, opened = true, isReady = form.isReady, ...dialog }: FormDialogProps) {
  const { onSubmit } = form.getFormProps();
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      busy={form.busy}
      isReady={isReady}
      problem={form.refusal?.message ?? null}
      formRef={form.ref}
      onConfirm={onSubmit}
      onIncomplete={form.isReady ? undefined : onSubmit}
    />
  );
}
