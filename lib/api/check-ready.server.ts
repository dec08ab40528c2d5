import { ApiError } from "@/lib/http/api-error";
import { checkHealth } from "./check-health.server";

// Set by scripts/lib/drain.mjs, which is no part of the bundle.
const holder = globalThis as typeof globalThis & { quarryDraining?: boolean };
let hasStoreAnswered = false;

/**
 * Whether this process should be sent calls: not while it is ending, and not before its store has answered once, so that
 * a new version with a wrong setting never takes the place of the old one. A store that fails later changes nothing
 * here: wiki and builder go on without it, and every other process has lost it too.
 *
 * @param version Version of the product.
 * @throws ApiError 503
 */
export async function checkReady(version: string): Promise<{ status: "ok" }> {
  if (holder.quarryDraining) throw createNotReadyError("This process is shutting down.");
  if (!hasStoreAnswered) {
    const { firestore } = await checkHealth(version);
    if (firestore === "down") throw createNotReadyError("The store has not answered yet.");
    hasStoreAnswered = true;
  }
  return { status: "ok" };
}

function createNotReadyError(message: string): ApiError {
  return new ApiError(503, message, { code: "unavailable", retryAfter: 1 });
}
