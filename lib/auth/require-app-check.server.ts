import { BackendUnavailableError, getBackend, verifyAppCheckToken } from "@/lib/firebase/admin.server";
import { isMissingKeys } from "@/lib/firebase/keep-public-keys.server";
import { ApiError } from "@/lib/http/api-error";
import { isBackendFailure } from "@/lib/http/backend-failure";
import { writeLog } from "@/lib/observe/log.server";
import { countEvent } from "@/lib/observe/metrics.server";
import { siteConfig } from "@/lib/site/config";

/** Longest token looked at, in characters. */
const maxTokenLength = 8192;

/**
 * Checks that a call comes from the site in a real browser, where `QUARRY_APP_CHECK` asks for that: `log` only counts
 * and logs what is missing, `require` refuses it. Off in every backend but `firebase`.
 *
 * @param header value of the `X-Firebase-AppCheck` header
 * @throws ApiError 401 `app-check-required` for a token that is missing, expired, forged or of another app
 */
export async function requireAppCheck(header: string | string[] | undefined): Promise<void> {
  const mode = process.env.QUARRY_APP_CHECK;
  if ((mode !== "log" && mode !== "require") || getBackend() !== "firebase") return;
  const result = await check(header);
  countEvent("quarry_app_check_total", { result });
  if (result === "valid") return;
  if (mode === "log") return writeLog("warn", "app-check", { result });
  throw new ApiError(401, "This request could not be verified. Reload the page and try again.", {
    code: "app-check-required",
  });
}

async function check(header: string | string[] | undefined): Promise<"valid" | "missing" | "invalid"> {
  if (typeof header !== "string" || header === "") return "missing";
  if (header.length > maxTokenLength) return "invalid";
  try {
    const { appId } = await verifyAppCheckToken(header);
    // Another app of the same project, such as a test of its own, is not this site.
    return siteConfig.firebase.appId === "" || appId === siteConfig.firebase.appId ? "valid" : "invalid";
  } catch (error) {
    // The public keys could not be fetched: that says nothing about the token.
    if (isMissingKeys(error)) {
      throw new BackendUnavailableError("The App Check token could not be verified.", { cause: error });
    }
    if (isBackendFailure(error)) throw error;
    return "invalid";
  }
}
