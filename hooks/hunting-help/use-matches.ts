import useSWR from "swr";
import { loadBuildSchema } from "@/lib/builds/load-schema";
import { callApi } from "@/lib/http/fetcher";
import { loadHelpSchema } from "@/lib/hunting-help/load-schema";
import type { RequestDraft } from "@/lib/hunting-help/request-draft";

const shown = 4;

/** Something that may answer a request before it is posted. */
export interface Match {
  readonly id: string;
  readonly title: string;
  /** By whom, or how many answers. */
  readonly note: string;
}

/** Solved requests and published builds like a draft; `null` while it says too little to look for any. */
export function useMatches({ kind, weapon, monster, quest }: RequestDraft) {
  const fields = kind === "build-request" ? { weapon, monster } : { quest, monster };
  const given = Object.entries(fields).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  const { data } = useSWR(
    query === "" ? null : ["help-matches", kind, query],
    async () => ({
      requests: await findRequests(kind, query),
      builds: kind === "build-request" ? await findBuilds(query) : [],
    }),
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return query === "" ? null : (data ?? null);
}

async function findRequests(kind: string, query: string): Promise<Match[]> {
  const { boardResponseSchema: schema } = await loadHelpSchema();
  const { requests } = await callApi(`/api/hunting-help?status=solved&kind=${kind}&${query}`, { schema });
  return requests.slice(0, shown).map(({ id, title, answerCount }) => ({
    ...{ id, title },
    note: answerCount === 1 ? "1 answer" : `${answerCount} answers`,
  }));
}

async function findBuilds(query: string): Promise<Match[]> {
  const { publishedBuildsResponseSchema: schema } = await loadBuildSchema();
  const { builds } = await callApi(`/api/builds?sort=liked&${query}`, { schema });
  return builds.slice(0, shown).map(({ id, title, author, likes }) => ({
    ...{ id, title },
    note: `by ${author.displayName}, ${likes === 1 ? "1 like" : `${likes} likes`}`,
  }));
}
