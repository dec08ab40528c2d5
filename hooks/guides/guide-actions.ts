import { useMutation } from "@/hooks/ui/use-mutation";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { GuideModeration, GuideStateChange, SaveGuide } from "@/lib/guides/schema";

/** Saves a new version. The caller looks at the error: a guide that was changed elsewhere is merged. */
export async function saveGuide(slug: string, body: SaveGuide) {
  const { ownGuideResponseSchema: schema } = await loadGuideSchema();
  return (await callPathSignedIn(`/api/guides/${slug}`, { schema, body })).guide;
}

/** Publishes, schedules, unpublishes, deletes or restores a guide. */
export function useGuideState(slug: string) {
  return useMutation(async (body: GuideStateChange) => {
    const { ownGuideResponseSchema: schema } = await loadGuideSchema();
    return (await callPathSignedIn(`/api/guides/${slug}/state`, { schema, body })).guide;
  }, "The guide could not be changed. Try again.");
}

/** Takes a guide down or allows it again. @throws ApiCallError where it is refused */
export async function moderateGuide(slug: string, action: GuideModeration["action"], reason: string) {
  const { moderateGuideResponseSchema: schema } = await loadGuideSchema();
  return callPathSignedIn(`/api/guides/${slug}/moderation`, { schema, body: { action, reason } });
}
