import { Button } from "@mantine/core";
import { useState } from "react";
import { useAuthAction } from "@/hooks/account/use-auth-action";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import { resetSchema } from "@/lib/account/credentials";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";

interface ResetFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
}

/** Asks for a reset link. The answer is the same whether the address has an account or not. */
export function ResetForm({ email, onEmailChange }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run } = useAuthAction("reset");
  const form = useAuthForm({
    start: { email },
    schema: resetSchema,
    send: async ({ email: address }) => {
      setSentTo(null);
      const outcome = await run((identity) => identity.sendPasswordReset(address));
      if (outcome.ok || !outcome.problem) setSentTo(address);
      return outcome;
    },
  });

  return (
    <form {...form.getFormProps()} className="grid gap-4" aria-label="Reset your password">
      <p className="text-dim">Enter your email and we'll send you a reset link.</p>
      <EmailField {...form.getNativeProps("email")} onType={onEmailChange} />
      <FormProblem message={form.refusal?.message} />
      <div role="status">
        {sentTo && (
          <p className="text-dim">
            If there is an account for{" "}
            <strong className="text-default font-semibold wrap-anywhere">{sentTo}</strong>, a reset link is on
            its way. It may take a few minutes. Check your spam folder too.
          </p>
        )}
      </div>
      <Button type="submit" size="md" fullWidth loading={form.busy} variant={sentTo ? "default" : "filled"}>
        {sentTo ? "Send again" : "Send reset link"}
      </Button>
    </form>
  );
}
