import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadFeaturedSchema } from "@/lib/featured/load-schema";
import type { FeaturedContent, FeaturedDeskResponse } from "@/lib/featured/schema";

/** The latest entries in every state, for creators. */
export function useFeaturedDesk() {
  const { data, error, mutate } = useSWR<FeaturedDeskResponse, Error>(
    "/api/featured/all",
    async (path: string) => {
      const { featuredDeskResponseSchema: schema } = await loadFeaturedSchema();
      return callSignedIn(path, { schema });
    },
  );
  return { entries: data?.featured ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

/** Features something, or changes an entry. */
export function useSaveFeatured() {
  return useMutation(
    async (target: { readonly key: string } | { readonly id: string }, content: FeaturedContent) => {
      const { changedFeaturedResponseSchema: schema } = await loadFeaturedSchema();
      if ("key" in target)
        return callSignedIn("/api/featured", { schema, body: { key: target.key, content } });
      return callSignedIn(`/api/featured/${target.id}`, { schema, body: { content } });
    },
    "It could not be featured. Try again.",
  );
}

/** Takes an entry out. */
export function useRemoveFeatured() {
  return useMutation(async (id: string) => {
    const { changedFeaturedResponseSchema: schema } = await loadFeaturedSchema();
    return callSignedIn(`/api/featured/${id}`, { schema, method: "DELETE" });
  }, "It could not be removed. Try again.");
}
