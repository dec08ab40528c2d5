import { ApiError } from "@/lib/http/api-error";

const refusals: Readonly<Record<string, string>> = {
  "auth/id-token-expired": "The ID token has expired. Sign in again.",
  "auth/id-token-revoked": "This session has ended. Sign in again.",
  "auth/user-disabled": "This account is disabled.",
  "auth/user-not-found": "This account no longer exists.",
  "auth/argument-error": "The ID token is not valid. Sign in again.",
  "auth/invalid-id-token": "The ID token is not valid. Sign in again.",
};

/** An error of the Auth SDK that says the session is over, in our words; `undefined` for any other error. */
export function toAuthRefusal(error: unknown): ApiError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const message = typeof code === "string" ? refusals[code] : undefined;
  return message ? createUnauthenticatedError(message, error) : undefined;
}

/** A 401 with this message. */
export function createUnauthenticatedError(message: string, cause?: unknown): ApiError {
  return new ApiError(401, message, { code: "unauthenticated", cause });
}

/** The 403 of an account whose address is not verified. */
export function createUnverifiedError(): ApiError {
  return new ApiError(403, "Verify your email address first. You can resend the link from your profile.", {
    code: "email-unverified",
  });
}
