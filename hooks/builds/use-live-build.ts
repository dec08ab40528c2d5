import { useRefreshed } from "@/hooks/ui/use-refreshed";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { ApiCallError, callApi } from "@/lib/http/fetcher";

/**
 * A published build, followed while the page is open.
 *
 * @param first as the server sent it with the page
 * @returns `null` while it is not published
 */
export function useLiveBuild(id: string, first: AttachedBuild): AttachedBuild | null {
  return useRefreshed<AttachedBuild | null>(first, id, async () => {
    const { attachedBuildResponseSchema: schema } = await import("@/lib/builds/attachment-schema");
    try {
      return (await callApi(`/api/builds/attachment?id=${id}`, { schema })).build;
    } catch (error) {
      if (error instanceof ApiCallError && error.status === 404) return null;
      throw error;
    }
  });
}
