import { Button, TextInput } from "@mantine/core";
import { Dialog } from "@/components/ui/Dialog";
import { notifySuccess } from "@/components/ui/notify";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { toRefusal } from "@/lib/http/to-refusal";
import { userCalls } from "@/lib/users/api";
import { maxNameLength } from "@/lib/users/name-rules";
import { type ChangeNameResponse, changeNameBodySchema } from "@/lib/users/schema";

const words = { failure: "Your name could not be changed. Try again." };

interface NameDialogProps {
  /** As it is now. */
  name: string;
  onClose(): void;
}

/** Changes one's own display name. */
export function NameDialog({ name, onClose }: NameDialogProps) {
  const form = useDraftForm({
    start: { name },
    mode: "uncontrolled",
    schema: changeNameBodySchema,
    words,
    send: (typed) => callChangeName(typed.name),
    // Whatever is refused is about the one field.
    explain: (error) => {
      const { message } = toRefusal(error, words);
      return { kind: "refused", message, issues: [{ path: "name", message }] };
    },
    onSent: () => {
      onClose();
      void notifySuccess({ message: "Name changed." });
    },
  });

  return (
    <Dialog title="Edit name" isBusy={form.busy} onClose={onClose}>
      <form {...form.getFormProps()} className="grid gap-4">
        <TextInput
          label="Display name"
          description={`Up to ${maxNameLength} characters. It changes everywhere, on your runs too.`}
          {...form.getNativeProps("name")}
          autoComplete="nickname"
          data-autofocus
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} aria-disabled={form.busy}>
            Cancel
          </Button>
          <Button variant="filled" type="submit" loading={form.busy}>
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Changes the display name of the signed-in person; the profile shows it live. @throws ApiCallError where it is refused */
function callChangeName(name: string): Promise<ChangeNameResponse> {
  return callSignedIn(userCalls.changeName, { body: { name } });
}
