/** Results loaded in this page load, by key. */
interface KeptLoads<Key> {
  /** The stored result, or that of `load`. A failure is not kept, so that the next call tries again. */
  get<T>(key: Key, load: () => Promise<T>): Promise<T>;
  /** Forgets everything. For tests, where every one is a first visit. */
  forget(): void;
}

/** Keeps what is loaded, and shares it between simultaneous callers. A key always loads the same type. */
export function createKeptLoads<Key>(): KeptLoads<Key> {
  const kept = new Map<Key, Promise<unknown>>();
  return {
    get: <T>(key: Key, load: () => Promise<T>) => {
      const known = kept.get(key) as Promise<T> | undefined;
      if (known) return known;
      const loading = load();
      kept.set(key, loading);
      loading.catch(() => {
        if (kept.get(key) === loading) kept.delete(key);
      });
      return loading;
    },
    forget: () => kept.clear(),
  };
}
