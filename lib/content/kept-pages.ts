import type { Encoding } from "@/lib/http/choose-encoding";

/** The answer to a page as it was rendered. */
export interface KeptPage {
  /** Says of which data it was made: the same for the same data and for no other. */
  readonly version: string;
  readonly headers: Readonly<Record<string, number | string | readonly string[]>>;
  /** Uncompressed until somebody asks for it again, from then on in both other encodings. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  /** Until when its data may be taken for what the store has. */
  checked: DataAge;
}

/** For how long data may be used again that was read from the store. */
export interface DataAge {
  /** How often this process had purged pages when the data was asked for. */
  readonly purges: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Whether a page may be sent without a look at the store. @param now milliseconds since 1970 */
export function isFresh({ checked }: KeptPage, purges: number, now: number): boolean {
  return checked.purges === purges && now < checked.until;
}

interface KeptPagesOptions {
  /** Bytes of all pages together. */
  readonly maxBytes: number;
  /** Pages of one path that differ in their query; the one unused for longest goes first. */
  readonly maxVariants: number;
}

export interface KeptPages {
  /** The page of an address, which is then the one used last. */
  readonly find: (url: string) => KeptPage | undefined;
  readonly put: (url: string, page: KeptPage) => void;
  readonly forget: (url: string) => void;
  /** Counts a page anew whose body has changed. */
  readonly weigh: (url: string) => void;
  readonly bytes: () => number;
}

interface Held {
  readonly page: KeptPage;
  weight: number;
}

/** The size of an entry besides its body: address, headers, the maps. */
const entryBytes = 2_000;

/** Holds pages in memory, within a number of bytes. Addresses of one path cannot push out those of others. */
export function createKeptPages({ maxBytes, maxVariants }: KeptPagesOptions): KeptPages {
  // A Map keeps insertion order, so the first key is the one unused for longest.
  const all = new Map<string, Held>();
  const variants = new Map<string, Set<string>>();
  let bytes = 0;

  const forget = (url: string) => {
    const held = all.get(url);
    if (!held) return;
    all.delete(url);
    bytes -= held.weight;
    const path = getPath(url);
    const siblings = variants.get(path);
    siblings?.delete(url);
    if (siblings?.size === 0) variants.delete(path);
  };

  const use = (url: string, held: Held) => {
    all.delete(url);
    all.set(url, held);
    const path = getPath(url);
    const siblings = variants.get(path) ?? new Set();
    siblings.delete(url);
    siblings.add(url);
    variants.set(path, siblings);
    return siblings;
  };

  const shrink = () => {
    for (const url of all.keys()) {
      if (bytes <= maxBytes) return;
      forget(url);
    }
  };

  const find = (url: string) => {
    const held = all.get(url);
    if (held) use(url, held);
    return held?.page;
  };

  const put = (url: string, page: KeptPage) => {
    forget(url);
    const weight = weighPage(url, page);
    bytes += weight;
    const siblings = use(url, { page, weight });
    const [oldest] = siblings;
    if (siblings.size > maxVariants && oldest !== undefined) forget(oldest);
    shrink();
  };

  const weigh = (url: string) => {
    const held = all.get(url);
    if (!held) return;
    bytes -= held.weight;
    held.weight = weighPage(url, held.page);
    bytes += held.weight;
    shrink();
  };

  return { find, put, forget, weigh, bytes: () => bytes };
}

function getPath(url: string): string {
  return url.split("?", 1)[0] ?? url;
}

function weighPage(url: string, { bodies }: KeptPage): number {
  const sizes = Object.values(bodies).map((each) => each.byteLength);
  return sizes.reduce((sum, size) => sum + size, entryBytes + 2 * url.length);
}
