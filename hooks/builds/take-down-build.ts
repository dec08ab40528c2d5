import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadBuildSchema } from "@/lib/builds/load-schema";

/**
 * Takes a published build down; for creators and admins.
 *
 * @param reason its owner reads it
 * @throws ApiCallError where it is refused
 */
export async function takeDownBuild(id: string, reason: string): Promise<void> {
  const { moderateBuildResponseSchema: schema } = await loadBuildSchema();
  await callSignedIn(`/api/builds/${id}/moderation`, { schema, body: { action: "take-down", reason } });
}
