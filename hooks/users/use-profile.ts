import useSWR from "swr";
import { ApiCallError, callApi } from "@/lib/http/fetcher";
import { type Profile, profileResponseSchema } from "@/lib/users/schema";

/**
 * - `unknown`: there is no such player
 * - `failed`: the server did not answer; `retry` tries again
 */
export type ProfileState =
  | { readonly status: "loading" | "unknown" }
  | { readonly status: "failed"; retry(): void }
  | { readonly status: "ready"; readonly profile: Profile };

/** Statuses that say that the address names nobody, now and on every further attempt. */
const nobody = new Set([400, 404]);

/**
 * A player's public profile, requested once and cached while the site is open.
 *
 * @param uid `null` while the address is not known yet
 */
export function useProfile(uid: string | null): ProfileState {
  const { data, error, mutate } = useSWR(
    uid === null ? null : `/api/user?uid=${encodeURIComponent(uid)}`,
    (path: string) => callApi(path, { schema: profileResponseSchema }),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  if (data) return { status: "ready", profile: data };
  if (!error) return { status: "loading" };
  if (error instanceof ApiCallError && nobody.has(error.status)) return { status: "unknown" };
  return { status: "failed", retry: () => void mutate() };
}
