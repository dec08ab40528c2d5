import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useAuth } from "@/hooks/account/use-auth";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { PasswordField } from "./PasswordField";

interface SignInAgainDialogProps {
  busy: boolean;
  problem: AuthProblem | null;
  /** @param password `null` asks Google */
  onConfirm(password: string | null): void;
  onClose(): void;
}

/** Asks whoever is signed in to sign in again, before something that takes a recent sign-in. */
export function SignInAgainDialog({ busy, problem, onConfirm, onClose }: SignInAgainDialogProps) {
  const auth = useAuth();
  const [password, setPassword] = useState("");
  const hasPassword = auth.status === "signed-in" && auth.hasPassword;
  return (
    <ConfirmDialog
      opened
      title="Sign in again"
      action="Sign in"
      busyAction="Signing in"
      busy={busy}
      problem={problem?.field === "password" ? null : (problem?.message ?? null)}
      isReady={!hasPassword || password !== ""}
      onConfirm={() => onConfirm(hasPassword ? password : null)}
      onClose={onClose}
    >
      <p>Your sign-in is too old for this change. Sign in again to go on.</p>
      {hasPassword ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          error={problem?.field === "password" ? problem.message : undefined}
          onChange={setPassword}
        />
      ) : (
        <p className="text-13 text-dim">A Google window will open and ask you to sign in.</p>
      )}
    </ConfirmDialog>
  );
}
