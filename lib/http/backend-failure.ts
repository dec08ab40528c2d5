/** Name of the error of calls that are not even begun, because the store is known to be away. */
export const storeAwayName = "StoreAwayError";

/** gRPC status codes that mean the store is away, overloaded or too contended, not that the call is wrong. */
const transientStatus = new Set([
  4, // DEADLINE_EXCEEDED
  8, // RESOURCE_EXHAUSTED
  10, // ABORTED: a transaction lost against others in every attempt
  14, // UNAVAILABLE
]);

/**
 * What Firestore and its emulator say, with the status of a wrong call, of a transaction that was ended from their side,
 * as it waited too long or lost against another while it still read. The SDK begins anew after the first only.
 */
const endedTransaction = /transaction (?:has expired|is invalid or closed)/i;
const invalidArgument = 3;

const transientCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "app/network-error",
  "app/network-timeout",
  // The Auth SDK wraps any 5xx in this.
  "auth/internal-error",
  // Auth's own quotas: later the same call succeeds.
  "auth/quota-exceeded",
  "auth/too-many-requests",
]);

/**
 * Whether an error says that Firestore or Auth could not be reached or is not configured. Such a call may be
 * repeated later: coin paths are idempotent.
 */
export function isBackendFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // By name: each route bundle may hold its own copy of the class.
  if (error.name === "BackendUnavailableError" || isStoreAway(error)) return true;
  const code = "code" in error ? error.code : undefined;
  if (code === invalidArgument) return endedTransaction.test(error.message);
  if (typeof code === "number") return transientStatus.has(code);
  return typeof code === "string" && transientCodes.has(code);
}

/** Whether a call was refused because the store is known to be away: the log has said so once. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof Error && error.name === storeAwayName;
}
