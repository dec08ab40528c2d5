import { getBackend } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import type { TokenHolder } from "./verify-token.server";

/**
 * Checks that a moderator or admin signed in with a second factor, where `QUARRY_STAFF_SECOND_FACTOR` asks for that. Off
 * in every backend but `firebase`: the others have no second factor.
 *
 * @throws ApiError 403 `second-factor-required`
 */
export function requireSecondFactor(holder: Pick<TokenHolder, "hasSecondFactor">): void {
  if (!lacksSecondFactor(holder)) return;
  throw new ApiError(403, "Moderators and admins have to sign in with a second factor on this site.", {
    code: "second-factor-required",
  });
}

/** Whether the sign-in of a token is not enough for what staff may do. */
export function lacksSecondFactor({ hasSecondFactor }: Pick<TokenHolder, "hasSecondFactor">): boolean {
  const isRequired = process.env.QUARRY_STAFF_SECOND_FACTOR === "required" && getBackend() === "firebase";
  return isRequired && !hasSecondFactor;
}
