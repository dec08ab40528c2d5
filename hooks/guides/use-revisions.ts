import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { RevisionResponse, RevisionsResponse } from "@/lib/guides/schema";

/** The latest revisions of a guide, 25 at most. */
export function useRevisions(slug: string) {
  const { data, error } = useSWR<RevisionsResponse, Error>(
    `/api/guides/${slug}/revisions`,
    async (path: string) => {
      const { revisionsResponseSchema: schema } = await loadGuideSchema();
      return callSignedIn(path, { schema });
    },
  );
  return { revisions: data?.revisions ?? null, problem: error?.message ?? null };
}

/** One revision with its text; `null` asks for nothing. */
export function useRevision(slug: string, version: number | null) {
  const { data, error } = useSWR<RevisionResponse["revision"], Error>(
    version === null ? null : `/api/guides/${slug}/revisions/${version}`,
    async (path: string) => {
      const { revisionResponseSchema: schema } = await loadGuideSchema();
      return (await callSignedIn(path, { schema })).revision;
    },
    { revalidateOnFocus: false },
  );
  return { revision: data ?? null, problem: error?.message ?? null };
}
