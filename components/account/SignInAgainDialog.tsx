import { useState } from "react";
import { FormDialog } from "@/components/ui/FormDialog";
import { useAuth } from "@/hooks/account/use-auth";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import { describeGoogleWindow, useIdentityConfirmation } from "@/hooks/account/use-identity-confirmation";
import { createConfirmationSchema } from "@/lib/account/credentials";
import { PasswordField } from "./PasswordField";

interface SignInAgainDialogProps {
  /** Signed in again. */
  onDone(): void;
  onClose(): void;
}

/** Asks whoever is signed in to sign in again, before something that takes a recent sign-in. */
export function SignInAgainDialog({ onDone, onClose }: SignInAgainDialogProps) {
  const auth = useAuth();
  const hasPassword = auth.status === "signed-in" && auth.hasPassword;
  const confirmIdentity = useIdentityConfirmation();
  const [isTyped, setTyped] = useState(false);
  const form = useAuthForm({
    start: { password: "" },
    schema: createConfirmationSchema(hasPassword),
    send: ({ password }) => confirmIdentity(hasPassword ? password : null),
    onSent: onDone,
  });
  return (
    <FormDialog
      form={form}
      title="Sign in again"
      action="Sign in"
      busyAction="Signing in"
      isReady={!hasPassword || isTyped}
      onClose={onClose}
    >
      <p>Your sign-in is too old for this change. Sign in again to go on.</p>
      {hasPassword ? (
        <PasswordField
          {...form.getNativeProps("password")}
          autoComplete="current-password"
          onType={(password) => setTyped(password !== "")}
        />
      ) : (
        <p className="text-13 text-dim">{describeGoogleWindow()}</p>
      )}
    </FormDialog>
  );
}
