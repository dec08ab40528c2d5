import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { GuideModeration, GuideStateChange, SaveGuide } from "@/lib/guides/schema";

/** Saves a new version. The caller looks at the error: a guide that was changed elsewhere is merged. */
export async function callSaveGuide(slug: string, body: SaveGuide) {
  return (await callSignedIn(guideCalls.save, { query: { slug }, body })).guide;
}

/** Publishes, schedules, unpublishes, deletes or restores a guide. */
export function useGuideState(slug: string) {
  return useMutation(
    async (body: GuideStateChange) =>
      (await callSignedIn(guideCalls.changeState, { query: { slug }, body })).guide,
    "The guide could not be changed. Try again.",
  );
}

/** Takes a guide down or allows it again. @throws ApiCallError where it is refused */
export function moderateGuide(slug: string, action: GuideModeration["action"], reason: string) {
  return callSignedIn(guideCalls.moderate, { query: { slug }, body: { action, reason } });
}
