import useSWR from "swr";
import { buildCalls } from "@/lib/builds/api";
import type { BuildAttachment } from "@/lib/builds/attachment";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";

/** Known facts about an attached build. */
export type AttachedBuildState =
  | { readonly status: "loading" }
  | { readonly status: "known"; readonly build: AttachedBuild }
  /** It cannot be attached. `why`: as text. */
  | { readonly status: "refused"; readonly why: string }
  /** It could not be checked, and may be all right. */
  | { readonly status: "unreachable"; readonly why: string; readonly retry: () => void };

/** Fetches what an attached build is; `null` without one. */
export function useAttachedBuild(attachment: BuildAttachment | null): AttachedBuildState | null {
  const query = attachment && toQuery(attachment);
  const { data, error, mutate } = useSWR<AttachedBuild, Error>(
    query && ["attached-build", query],
    async () => (await callPublic(buildCalls.describe, { query: query ?? {} })).build,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (query === null) return null;
  if (data) return { status: "known", build: data };
  if (!error) return { status: "loading" };
  const why = error.message;
  if (error instanceof ApiCallError && (error.status === 400 || error.status === 404)) {
    return { status: "refused", why: error.serverMessage ?? why };
  }
  return { status: "unreachable", why, retry: () => void mutate() };
}

function toQuery(attachment: BuildAttachment) {
  return attachment.kind === "code" ? { code: attachment.code } : { id: attachment.id };
}
