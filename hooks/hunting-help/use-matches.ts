import useSWR from "swr";
import { buildCalls } from "@/lib/builds/api";
import { callApi } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
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
      builds: kind === "build-request" ? await findBuilds(weapon, monster) : [],
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

async function findBuilds(weapon: RequestDraft["weapon"], monster: string): Promise<Match[]> {
  const query = { weapon: weapon || null, monster: monster || null, sort: "liked" } as const;
  const { builds } = await callPublic(buildCalls.list, { query });
  return builds.slice(0, shown).map(({ id, title, author, likes }) => ({
    ...{ id, title },
    note: `by ${author.displayName}, ${likes === 1 ? "1 like" : `${likes} likes`}`,
  }));
}
