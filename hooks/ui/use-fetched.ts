import useSWR, { type KeyedMutator } from "swr";

interface Fetched<Data> {
  /** `null` until it is there. */
  readonly data: Data | null;
  /** Why it is not there. */
  readonly error: Error | null;
  /** The same as text. */
  readonly problem: string | null;
  retry(): void;
  mutate: KeyedMutator<Data>;
}

/**
 * Data of a call. It is not fetched again when the tab is looked at, and what fails is tried again by `retry` alone.
 *
 * @param key what it is, e.g. `["own-run", id]`; `null` fetches nothing
 */
export function useFetched<Data>(key: readonly unknown[] | null, load: () => Promise<Data>): Fetched<Data> {
  const { data, error, mutate } = useSWR<Data, Error>(key, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const why = data === undefined ? (error ?? null) : null;
  return {
    data: data ?? null,
    error: why,
    problem: why?.message ?? null,
    retry: () => void mutate(),
    mutate,
  };
}
