import { cleanDisplayName, fallbackName, maxNameLength } from "@/lib/users/display";

/** What a person types into the forms of /login. */
export interface Credentials {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What is wrong with the address; `undefined` when it could receive mail. */
export function validateEmail(email: string): string | undefined {
  const text = email.trim();
  if (!text) return "Enter your email address";
  // The provider judges the details; this catches what was cut off or mistyped.
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
    ? undefined
    : "Enter a valid email address, such as hunter@example.com";
}

/** For signing in, where the policy of a new password does not matter. */
export function validatePassword(password: string): string | undefined {
  return password ? undefined : "Enter your password";
}

/** What is wrong with a name for a new account; `undefined` when others will see it as it was typed. */
export function validateDisplayName(name: string): string | undefined {
  const text = name.trim();
  if (!text) return "Enter a display name";
  if ([...text].length > maxNameLength) return `Use at most ${maxNameLength} characters`;
  const shown = cleanDisplayName(text);
  return shown === fallbackName && text !== fallbackName ? "Use visible characters" : undefined;
}

/** Whether any field was refused. */
export function hasErrors(errors: CredentialErrors): boolean {
  return Object.values(errors).some(Boolean);
}
