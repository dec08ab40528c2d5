import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";

/**
 * Takes a published build down; for creators and admins.
 *
 * @param reason its owner reads it
 * @throws ApiCallError where it is refused
 */
export async function takeDownBuild(id: string, reason: string): Promise<void> {
  await callSignedIn(buildCalls.moderate, { query: { id }, body: { action: "take-down", reason } });
}
