import { needsReloadForGoogle } from "@/lib/site/google-sign-in";
import { type AuthActionOutcome, useAuthAction } from "./use-auth-action";

/**
 * Lets whoever is signed in sign in again. Where Google's window cannot open in this document, the page is loaded again
 * instead, and what was begun has to be done again (`describeGoogleWindow`).
 *
 * @returns takes the password, `null` to ask Google; says whether the provider refused it
 */
export function useIdentityConfirmation(
  reload: () => void = () => window.location.reload(),
): (password: string | null) => Promise<AuthActionOutcome> {
  const confirming = useAuthAction("confirm");
  return async (password) => {
    if (password === null && needsReloadForGoogle()) {
      reload();
      return { ok: false, problem: null };
    }
    return confirming.run((identity) => identity.confirmIdentity(password));
  };
}

/** Label of signing in again with Google for an account without a password. In the browser alone. */
export function describeGoogleWindow(): string {
  return needsReloadForGoogle()
    ? "Signing in with Google needs this page to load again first. Then repeat this step."
    : "A Google window will open and ask you to sign in again.";
}
