import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { OwnGuide } from "@/lib/guides/schema";
import { ApiCallError } from "@/lib/http/fetcher";

/** A guide in every state, for those who work on it. Asked for once: what is typed must not change under the hand. */
export function useOwnGuide(slug: string) {
  const { data, error, mutate } = useSWR<OwnGuide, Error>(["own-guide", slug], () => fetchOwnGuide(slug), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return {
    guide: data ?? null,
    problem: error?.message ?? null,
    /** Whether there is none at this address, or none that the caller may see. */
    isMissing: error instanceof ApiCallError && error.status === 404,
    retry: () => void mutate(),
  };
}

/** The stored guide as it is now. */
export async function fetchOwnGuide(slug: string): Promise<OwnGuide> {
  return (await callSignedIn(guideCalls.read, { query: { slug } })).guide;
}
