import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { featuredCalls } from "@/lib/featured/api";
import type { AllFeaturedResponse, FeaturedContent } from "@/lib/featured/schema";

/** The latest entries in every state, for creators. */
export function useAllFeatured() {
  const { data, error, mutate } = useSWR<AllFeaturedResponse, Error>("all-featured", () =>
    callSignedIn(featuredCalls.listAll),
  );
  return { entries: data?.featured ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

/** Features something. @param key a repeated call with the same one adds nothing @throws ApiCallError where it is refused */
export async function callAddFeatured(key: string, content: FeaturedContent): Promise<void> {
  await callSignedIn(featuredCalls.add, { body: { key, content } });
}

/** Takes an entry out. */
export function useRemoveFeatured() {
  return useMutation(
    (id: string) => callSignedIn(featuredCalls.remove, { query: { id } }),
    "It could not be removed. Try again.",
  );
}
