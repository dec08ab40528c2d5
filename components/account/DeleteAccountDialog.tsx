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
        <p className="text-dim">
          This deletes your sign-in, your profile, your coins and coin statement,{" "}
          <strong className="text-default font-semibold">all your builds and guides</strong> (including
          published ones), your runs that aren’t verified, your open requests, answers that weren’t approved
          and your likes. This can’t be undone.
        </p>
        <p className="text-dim">
          Verified runs, solved requests and approved answers stay under the name “Former hunter”. The records
          of moderation keep no name.
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
