import useSWR from "swr";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
import { userCalls } from "@/lib/users/api";
import type { Profile } from "@/lib/users/schema";

/**
 * - `unknown`: there is no such player
 * - `failed`: the server did not answer; `retry` tries again
 */
type ProfileState =
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
  const { data, error, mutate } = useSWR<Profile, Error, readonly [string, string] | null>(
    uid === null ? null : ["profile", uid],
    ([, asked]) => callPublic(userCalls.readProfile, { query: { uid: asked } }),
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
