import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadFeaturedSchema } from "@/lib/featured/load-schema";
import type { FeaturedContent, FeaturedDeskResponse } from "@/lib/featured/schema";

/** The latest entries in every state, for creators. */
export function useFeaturedDesk() {
  const { data, error, mutate } = useSWR<FeaturedDeskResponse, Error>(
    "/api/featured/all",
    async (path: string) => {
      const { featuredDeskResponseSchema: schema } = await loadFeaturedSchema();
      return callPathSignedIn(path, { schema });
    },
  );
  return { entries: data?.featured ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

/** Features something. @param key a repeated call with the same one adds nothing @throws ApiCallError where it is refused */
export async function addFeatured(key: string, content: FeaturedContent): Promise<void> {
  const { changedFeaturedResponseSchema: schema } = await loadFeaturedSchema();
  await callPathSignedIn("/api/featured", { schema, body: { key, content } });
}

/** Takes an entry out. */
export function useRemoveFeatured() {
  return useMutation(async (id: string) => {
    const { changedFeaturedResponseSchema: schema } = await loadFeaturedSchema();
    return callPathSignedIn(`/api/featured/${id}`, { schema, method: "DELETE" });
  }, "It could not be removed. Try again.");
}
