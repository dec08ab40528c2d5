import { useRouter } from "next/router";
import useSWR from "swr";
import type { OwnSearchResponse } from "@/lib/hunting-help/hunt/hunt-schema";
import { fetchOwnHunts } from "./hunt-actions";

/** How often an open page looks for who asks, and who was accepted. Milliseconds. */
const lookEvery = 20_000;

/** One's own hunts, as host and as guest, for every part of the page that shows them. */
export function useOwnSearch(uid: string) {
  const router = useRouter();
  const { data, error, mutate } = useSWR<OwnSearchResponse, Error>(["own-search", uid], fetchOwnHunts, {
    shouldRetryOnError: false,
    refreshInterval: lookEvery,
  });
  return {
    /** `undefined` until it is known. */
    own: data,
    hasFailed: data === undefined && error !== undefined,
    retry: () => void mutate(),
    /** The answer of a call is shown at once, in the list of all too. */
    settle: (own: OwnSearchResponse) => {
      void mutate(own, { revalidate: false });
      void router.replace(router.asPath, undefined, { scroll: false });
    },
  };
}
