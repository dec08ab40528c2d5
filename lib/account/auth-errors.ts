import type { Refusal } from "@/lib/http/to-refusal";

export type AuthAction = "sign-in" | "sign-up" | "reset" | "verify" | "google" | "sign-out" | "confirm";

export interface AuthProblem {
  /** The field that it belongs to; absent when it is about the attempt as a whole. */
  readonly field?: "email" | "password";
  readonly message: string;
}

const general: Record<AuthAction, string> = {
  "sign-in": "Sign-in failed. Try again in a few minutes.",
  // Said for every refusal alike, so that it does not tell whether the address has an account.
  "sign-up":
    "We could not create an account with these details. If you have been here before, sign in or reset your password.",
  reset: "The request failed. Try again in a few minutes.",
  verify: "The email could not be sent. Try again in a few minutes.",
  google: "Sign-in with Google failed. Try again, or use your email and password.",
  confirm: "Sign-in failed. Try again in a few minutes.",
  "sign-out": "You are still signed in. Check your connection and try again.",
};

const unreachable = "The sign-in service did not respond. Check your connection and try again.";
const wrongPair = "Incorrect email or password";
const weakPassword: AuthProblem = {
  field: "password",
  message: "This password does not meet the requirements below",
};

/**
 * Refusals that mean the same on every form. A wrong address, a wrong password and a closed account read
 * alike: the words must not tell which addresses have an account.
 */
const byCode: Readonly<Record<string, AuthProblem>> = {
  "auth/network-request-failed": { message: unreachable },
  "auth/timeout": { message: unreachable },
  "auth/too-many-requests": { message: "Too many attempts. Wait a few minutes and try again." },
  "auth/popup-blocked": {
    message: "Your browser blocked the Google window. Allow pop-ups for this site and try again.",
  },
  "auth/account-exists-with-different-credential": {
    message: "Sign in with your email and password, as you did before.",
  },
  "auth/weak-password": weakPassword,
  "auth/password-does-not-meet-requirements": weakPassword,
  "auth/user-token-expired": { message: "You have been signed out. Sign in again." },
};

const wrongCredentialCodes = new Set([
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
  "auth/wrong-password",
  "auth/user-not-found",
  "auth/user-disabled",
]);
/** Nothing was typed, which is not the same as something wrong. */
const noPassword: AuthProblem = { field: "password", message: "Enter your password" };
const malformedEmailCodes = new Set(["auth/invalid-email", "auth/missing-email"]);
/** The person closed the window: they know. */
const silentCodes = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

/**
 * Puts a failure of the identity provider into plain words.
 *
 * @returns `null` where there is nothing to say: a window that the person closed, or a reset for an
 * address without an account, which must look like one that was sent.
 */
export function explainAuthError(action: AuthAction, error: unknown): AuthProblem | null {
  const code = getErrorCode(error);
  // Not the provider's: its code could not be loaded, or the request never left.
  if (!code.startsWith("auth/")) return { message: unreachable };
  if (silentCodes.has(code)) return null;
  if (action === "reset" && code === "auth/user-not-found") return null;
  if (malformedEmailCodes.has(code) && action !== "google") {
    return { field: "email", message: "Enter a valid email address, such as hunter@example.com" };
  }
  if (code === "auth/missing-password") return noPassword;
  if (action === "confirm" && wrongCredentialCodes.has(code)) {
    return { field: "password", message: "Incorrect password" };
  }
  if (action === "sign-in" && wrongCredentialCodes.has(code)) return { message: wrongPair };
  return byCode[code] ?? { message: general[action] };
}

function getErrorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

/** An attempt that the identity provider refused, thrown for the form that it was made with. */
export class AuthRefusal extends Error {
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem) {
    super(problem.message);
    this.name = "AuthRefusal";
    this.problem = problem;
  }
}

/** Meaning of such a refusal for a form; `null` for every other error. */
export function readAuthRefusal(error: unknown): Refusal | null {
  if (!(error instanceof AuthRefusal)) return null;
  const { field, message } = error.problem;
  return { kind: "refused", message, issues: field ? [{ path: field, message }] : [] };
}
