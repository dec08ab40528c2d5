import type { z } from "zod";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { AuthRefusal, readAuthRefusal } from "@/lib/account/auth-errors";
import { toRefusal } from "@/lib/http/to-refusal";
import type { AuthActionOutcome } from "./use-auth-action";

interface AuthFormOptions<Values extends object, Checked> {
  readonly start: Values;
  readonly schema: z.ZodType<Checked>;
  /** Whether another call to the provider is under way: nothing is sent then. */
  readonly isBusy?: boolean;
  send(values: Checked): Promise<AuthActionOutcome>;
  /** Said where a failure brings no words: of what is done besides asking the provider. */
  readonly failure?: string;
  /** It was taken. */
  onSent?(): void;
}

/** A form for the identity provider, whose texts the browser holds: a password manager may fill them in early. */
export function useAuthForm<Values extends object, Checked>(options: AuthFormOptions<Values, Checked>) {
  const { start, schema, isBusy = false, send, onSent } = options;
  const words = { failure: options.failure ?? "That did not work. Try again in a few minutes." };
  return useDraftForm({
    start,
    schema,
    mode: "uncontrolled",
    words,
    send: async (values: Checked) => {
      if (isBusy) return false;
      const outcome = await send(values);
      if (!outcome.ok && outcome.problem) throw new AuthRefusal(outcome.problem);
      return outcome.ok;
    },
    explain: (error) => readAuthRefusal(error) ?? toRefusal(error, words),
    onSent: (isTaken) => {
      if (isTaken) onSent?.();
    },
  });
}
