import { Button, TextInput } from "@mantine/core";
import { useRouter } from "next/router";
import { Dialog } from "@/components/ui/Dialog";
import { notifySuccess } from "@/components/ui/notify";
import { useAccountDeletion } from "@/hooks/account/use-account-data";
import { useAuth } from "@/hooks/account/use-auth";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import { describeGoogleWindow } from "@/hooks/account/use-identity-confirmation";
import { confirmWord, createDeletionSchema } from "@/lib/account/credentials";
import { FormProblem } from "./FormProblem";
import { PasswordField } from "./PasswordField";

/** Records that `deleteAccount` erases (`lib/account-data/delete-account.server.ts`). */
const deletedEntries = [
  "Sign-in, profile, name and photo",
  "Coins and coin statement, badges, notifications",
  "All builds and guides, published ones too, with their likes",
  "Runs that are not verified",
  "Requests that are not solved, answers that were not approved, comments",
  "Names that you proposed for states of monsters and nobody confirmed",
  "Your hunts, your likes and the list of hunters whom you blocked",
];
/** Records that it leaves without a name. */
const namelessEntries = [
  "Verified runs, with their place",
  "Solved requests",
  "Approved answers",
  "Confirmed names of states",
];

interface DeleteAccountDialogProps {
  opened: boolean;
  onClose(): void;
}

/** Says what goes, asks for the word and for a sign-in, then deletes the account and leaves for the home page. */
export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const auth = useAuth();
  const router = useRouter();
  const deleteAccount = useAccountDeletion();
  const hasPassword = auth.status === "signed-in" && auth.hasPassword;
  const form = useAuthForm({
    start: { confirm: "", password: "" },
    schema: createDeletionSchema(hasPassword),
    failure: "Your account could not be deleted. Try again in a few minutes.",
    send: ({ password }) => deleteAccount(hasPassword ? password : null),
    onSent: async () => {
      await router.push("/");
      void notifySuccess({
        title: "Account deleted",
        message: "What stays is shown under the name “Former hunter”.",
      });
    },
  });

  return (
    <Dialog opened={opened} title="Delete account" onClose={onClose}>
      <form {...form.getFormProps()} className="grid gap-4">
        <DeletionList title="Deleted, for good" entries={deletedEntries} />
        <DeletionList title="Stays, under the name “Former hunter”" entries={namelessEntries} />
        <p className="text-13 text-dim">
          The moderation log keeps your user ID, without a name, and so do its records of decisions.
        </p>
        <TextInput
          label={`Type ${confirmWord} to confirm`}
          {...form.getNativeProps("confirm")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {hasPassword ? (
          <PasswordField {...form.getNativeProps("password")} autoComplete="current-password" />
        ) : (
          <p className="linked text-12 leading-4.5 text-dim">{describeGoogleWindow()}</p>
        )}
        <FormProblem message={form.refusal?.message} />
        <Button variant="danger" type="submit" size="md" fullWidth loading={form.busy}>
          Delete my account
        </Button>
        <Button variant="default" size="md" fullWidth disabled={form.busy} onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}

function DeletionList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h3 className="text-14 leading-5">{title}</h3>
      <ul className="mt-1 ps-5 list-disc text-14 leading-5 text-dim">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
