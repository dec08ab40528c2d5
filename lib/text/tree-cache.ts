/** What was made of a text, and how many nodes it has. */
interface Made<T> {
  readonly value: T;
  readonly nodes: number;
}

/** Keeps what was made of texts, so that a text is parsed once and not with every view. */
export interface TreeCache<T> {
  /** What `make` gives for a text: made now, or before. */
  read(key: string, make: () => Made<T>): T;
}

/**
 * A cache by text, within one process. What was not asked for the longest goes first. A text is its own version: what
 * is edited is another text.
 *
 * @param maxNodes of everything that is kept, all together; each takes up to half a kilobyte
 */
export function createTreeCache<T>(maxNodes: number): TreeCache<T> {
  const entries = new Map<string, Made<T>>();
  let total = 0;
  return {
    read(key, make) {
      const held = entries.get(key);
      const entry = held ?? make();
      // Again at the end: the order of a map is that of its insertions.
      if (held) entries.delete(key);
      else total += entry.nodes + 1;
      entries.set(key, entry);
      for (const [oldest, { nodes }] of entries) {
        if (total <= maxNodes) break;
        entries.delete(oldest);
        total -= nodes + 1;
      }
      return entry.value;
    },
  };
}
