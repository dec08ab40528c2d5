import useSWRImmutable from "swr/immutable";
import type { ReadRequestResponse } from "@/lib/hunting-help/schema";
import { fetchRequest } from "./help-actions";

/** A request as it is stored, to be edited. @param id `null` fetches nothing */
export function useStoredRequest(id: string | null) {
  const { data, error, mutate } = useSWRImmutable<ReadRequestResponse, Error>(
    id === null ? null : ["stored-request", id],
    () => fetchRequest(id ?? ""),
    { shouldRetryOnError: false },
  );
  return { request: data?.request ?? null, problem: error?.message ?? null, retry: () => void mutate() };
}
