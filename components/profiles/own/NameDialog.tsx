import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { Field } from "@/components/ui/Field";
import { notifySuccess } from "@/components/ui/notify";
import { TextInput } from "@/components/ui/TextInput";
import { useChangeName } from "@/hooks/profiles/use-change-name";
import { useSchemaForm } from "@/hooks/ui/use-schema-form";
import { maxNameLength } from "@/lib/users/name-rules";
import { changeNameBodySchema } from "@/lib/users/schema";

interface NameDialogProps {
  /** As it is now. */
  name: string;
  onClose(): void;
}

/** Changes one's own display name. */
export function NameDialog({ name, onClose }: NameDialogProps) {
  const { busy, problem, run } = useChangeName();
  const { getFormProps, getField } = useSchemaForm(
    changeNameBodySchema,
    problem === null ? null : { field: "name", message: problem },
  );
  const { error, ...field } = getField("name");

  async function save(next: string): Promise<void> {
    if (busy || !(await run(next))) return;
    onClose();
    void notifySuccess({ message: "Name changed." });
  }

  return (
    <Dialog title="Edit name" isBusy={busy} onClose={onClose}>
      <form {...getFormProps(({ name: next }) => void save(next))} className="grid gap-4">
        <Field
          label="Display name"
          description={`Up to ${maxNameLength} characters. It changes everywhere, on your runs too.`}
          error={error}
        >
          <TextInput {...field} defaultValue={name} autoComplete="nickname" data-autofocus />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
          <Button look="filled" type="submit" isBusy={busy}>
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
