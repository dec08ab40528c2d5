import { readStored, replaceStored } from "@/lib/site/stored-text";
import { browserHomes } from "./browser-homes";
import { isSameValue } from "./merge";
import { type BoxKind, boxKindNames, getEntryKey, type PlainEntry } from "./model";

/** The part of a box that a browser holds. */
export interface BrowserContent {
  readonly entries: readonly PlainEntry[];
  /** Kinds that could be read; the others are damaged, and nothing is concluded from them. */
  readonly kinds: ReadonlySet<BoxKind>;
}

/** All that this browser holds, from the storage of each feature. */
export function readBrowserBox(): BrowserContent {
  const entries: PlainEntry[] = [];
  const damaged = new Set<BoxKind>();
  for (const { key, kinds, read } of browserHomes) {
    const found = read(readStored(key));
    if (found === null) for (const kind of kinds) damaged.add(kind);
    else entries.push(...found);
  }
  return { entries, kinds: new Set(boxKindNames.filter((kind) => !damaged.has(kind))) };
}

/**
 * Makes the browser hold these entries and no others of a box. What is unchanged is not written. Where the browser does
 * not take all of it, what was written before is put back.
 *
 * @returns whether the browser took it: storage may be full or forbidden
 */
export function writeBrowserBox(entries: readonly PlainEntry[]): boolean {
  const written: (readonly [key: string, before: string | null])[] = [];
  for (const home of browserHomes) {
    const before = readStored(home.key);
    const own = entries.filter(({ kind, id }) =>
      kind === "setting" ? home.settings?.includes(id) : home.kinds.includes(kind),
    );
    const present = home.read(before);
    if (present && isSame(present, own)) continue;
    if (!replaceStored(home.key, home.write(before, own))) {
      for (const [key, text] of written) replaceStored(key, text);
      return false;
    }
    written.push([home.key, before]);
  }
  return true;
}

function isSame(a: readonly PlainEntry[], b: readonly PlainEntry[]): boolean {
  if (a.length !== b.length) return false;
  const known = new Map(a.map((entry) => [getEntryKey(entry), entry.fields]));
  return b.every((entry) => {
    const fields = known.get(getEntryKey(entry));
    return (
      fields !== undefined &&
      Object.keys(fields).length === Object.keys(entry.fields).length &&
      Object.entries(entry.fields).every(([name, value]) => isSameValue(fields[name], value))
    );
  });
}
