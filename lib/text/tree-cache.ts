/** A tree and the number of its nodes. */
interface Made<T> {
  readonly value: T;
  readonly nodes: number;
}

/** Characters of a text that take as much room as one node: the text is kept, and again in what was made of it. */
const charactersPerNode = 128;

/** Keeps what was made of texts, so that a text is parsed once and not with every view. */
interface TreeCache<T> {
  /** The tree of a text, from `make` where there is none yet. */
  read(key: string, make: () => Made<T>): T;
}

/**
 * A cache by text, within one process. What was not asked for the longest goes first. A text is its own version: what
 * is edited is another text.
 *
 * @param maxNodes of everything that is kept, all together; each takes up to half a kilobyte. 128 characters of a text
 *   count as one more
 */
export function createTreeCache<T>(maxNodes: number): TreeCache<T> {
  const entries = new Map<string, Made<T>>();
  let total = 0;
  const weigh = (key: string, { nodes }: Made<T>) => nodes + 1 + Math.floor(key.length / charactersPerNode);
  return {
    read(key, make) {
      const held = entries.get(key);
      const entry = held ?? make();
      // Again at the end: the order of a map is that of its insertions.
      if (held) entries.delete(key);
      else total += weigh(key, entry);
      entries.set(key, entry);
      for (const [oldest, kept] of entries) {
        if (total <= maxNodes) break;
        entries.delete(oldest);
        total -= weigh(oldest, kept);
      }
      return entry.value;
    },
  };
}
