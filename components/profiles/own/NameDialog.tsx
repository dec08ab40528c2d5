import { Button, TextInput } from "@mantine/core";
import { Dialog } from "@/components/ui/Dialog";
import { notifySuccess } from "@/components/ui/notify";
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
        <TextInput
          label="Display name"
          description={`Up to ${maxNameLength} characters. It changes everywhere, on your runs too.`}
          error={error}
          {...field}
          defaultValue={name}
          autoComplete="nickname"
          data-autofocus
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
          <Button variant="filled" type="submit" loading={busy}>
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
