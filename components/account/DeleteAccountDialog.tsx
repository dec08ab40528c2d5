import "@mantine/core/styles/Input.layer.css";
import { Button, TextInput } from "@mantine/core";
import { useRouter } from "next/router";
import { type FormEvent, useRef, useState } from "react";
import { ModalDialog } from "@/components/ui/ModalDialog";
import { notifySuccess } from "@/components/ui/notify";
import { useAccountDeletion } from "@/hooks/account/use-account-data";
import { useAuth } from "@/hooks/account/use-auth";
import classes from "./AuthForm.module.css";
import { FormProblem } from "./FormProblem";
import { focusFirstError, readFormText } from "./form-fields";
import { PasswordField } from "./PasswordField";

/** What has to be typed, so that nobody deletes an account by a stray click. */
const confirmWord = "DELETE";

interface DeleteAccountDialogProps {
  opened: boolean;
  onClose(): void;
}

/** Says what goes, asks for the word and for a sign-in, then deletes the account and leaves for the home page. */
export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const auth = useAuth();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [wordError, setWordError] = useState<string | null>(null);
  const { busy, passwordProblem, problem, run } = useAccountDeletion();
  const hasPassword = auth.status === "signed-in" && auth.hasPassword;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const isConfirmed = readFormText(event.currentTarget, "confirm").trim() === confirmWord;
    setWordError(isConfirmed ? null : `Type ${confirmWord} to continue`);
    const password = hasPassword ? readFormText(event.currentTarget, "password") : null;
    if (isConfirmed && (await run(password))) {
      await router.push("/");
      void notifySuccess({ title: "Account deleted", message: "All your data has been deleted." });
      return;
    }
    focusFirstError(form.current);
  }

  return (
    <ModalDialog opened={opened} title="Delete account" onClose={onClose}>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.text}>
          This deletes your sign-in, your profile, your coins and coin statement,{" "}
          <strong>all your builds</strong> (including published ones) and your likes. This cannot be undone.
        </p>
        <TextInput
          name="confirm"
          label={`Type ${confirmWord} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size="md"
          error={wordError}
        />
        {hasPassword ? (
          <PasswordField autoComplete="current-password" error={passwordProblem ?? undefined} />
        ) : (
          <p className={classes.small}>A Google window will open and ask you to sign in again.</p>
        )}
        <FormProblem message={problem ?? undefined} />
        <Button type="submit" size="md" color="red.9" fullWidth loading={busy}>
          Delete my account
        </Button>
        <Button variant="default" size="md" fullWidth disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </form>
    </ModalDialog>
  );
}
