import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { OwnGuide } from "@/lib/guides/schema";

/** A guide in every state, for those who work on it. Asked for once: what is typed must not change under the hand. */
export function useOwnGuide(slug: string) {
  const { data, error, mutate } = useSWR<OwnGuide, Error>(
    `/api/guides/${slug}`,
    async (path: string) => {
      const { ownGuideResponseSchema: schema } = await loadGuideSchema();
      return (await callPathSignedIn(path, { schema })).guide;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { guide: data ?? null, problem: error?.message ?? null, retry: () => void mutate() };
}

/** The stored guide as it is now. */
export async function fetchOwnGuide(slug: string): Promise<OwnGuide> {
  const { ownGuideResponseSchema: schema } = await loadGuideSchema();
  return (await callPathSignedIn(`/api/guides/${slug}`, { schema })).guide;
}
