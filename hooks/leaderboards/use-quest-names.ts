import useSWRImmutable from "swr/immutable";
import { z } from "zod";
import { callApi } from "@/lib/http/fetcher";

const questsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * English names of quests, from the open data of the wiki.
 *
 * @param isNeeded fetches nothing while false
 * @returns the name of an id; the id itself until the names are there
 */
export function useQuestNames(isNeeded = true): (id: string) => string {
  const { data } = useSWRImmutable(
    isNeeded ? "/api/wiki/quests.json" : null,
    async (path: string) =>
      new Map((await callApi(path, { schema: questsSchema })).map(({ id, name }) => [id, name])),
    { shouldRetryOnError: false },
  );
  return (id) => data?.get(id) ?? id;
}
