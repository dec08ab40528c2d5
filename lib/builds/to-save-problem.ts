import { ApiCallError } from "@/lib/http/fetcher";

/**
 * Why a build was not saved.
 *
 * - `signed-out`: the session has ended
 * - `offline`: no answer came; it may or may not have been saved, and saving again is safe
 * - `conflict`: what is stored is not what the edit began with, or the account is full
 * - `refused`: anything else
 */
export interface SaveProblem {
  readonly kind: "signed-out" | "offline" | "conflict" | "refused";
  /** For the person, whole sentences. */
  readonly message: string;
}

const savedNote = "What you typed is saved in this browser.";

/** What an error of a call means for the one who saves. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof ApiCallError)) {
    return { kind: "refused", message: `Something went wrong. ${savedNote} Reload the page and save again.` };
  }
  if (error.status === 401) {
    return { kind: "signed-out", message: `Your session has ended. ${savedNote} Sign in again, then save.` };
  }
  if (error.status === 0) {
    return { kind: "offline", message: `${error.message} ${savedNote}` };
  }
  if (error.status === 409) {
    return { kind: "conflict", message: `${error.serverMessage ?? error.message} ${savedNote}` };
  }
  return { kind: "refused", message: error.serverMessage ?? `${error.message} ${savedNote}` };
}
