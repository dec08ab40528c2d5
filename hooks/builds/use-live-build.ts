import { useRefreshed } from "@/hooks/ui/use-refreshed";
import { buildCalls } from "@/lib/builds/api";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";

/**
 * A published build, followed while the page is open.
 *
 * @param first as the server sent it with the page
 * @returns `null` while it is not published
 */
export function useLiveBuild(id: string, first: AttachedBuild): AttachedBuild | null {
  return useRefreshed<AttachedBuild | null>(first, id, async () => {
    try {
      return (await callPublic(buildCalls.describe, { query: { id } })).build;
    } catch (error) {
      if (error instanceof ApiCallError && error.status === 404) return null;
      throw error;
    }
  });
}
