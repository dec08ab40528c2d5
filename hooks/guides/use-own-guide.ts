import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { OwnGuide } from "@/lib/guides/schema";

/** A guide in every state, for those who work on it. Asked for once: what is typed must not change under the hand. */
export function useOwnGuide(slug: string) {
  const { data, error, mutate } = useSWR<OwnGuide, Error>(["own-guide", slug], () => fetchOwnGuide(slug), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { guide: data ?? null, problem: error?.message ?? null, retry: () => void mutate() };
}

/** The stored guide as it is now. */
export async function fetchOwnGuide(slug: string): Promise<OwnGuide> {
  return (await callSignedIn(guideCalls.read, { query: { slug } })).guide;
}
