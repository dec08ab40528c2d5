import { AsyncLocalStorage } from "node:async_hooks";
import { runAsSite } from "@/lib/auth/acting-account.server";
import type { DataAge } from "./kept-pages";

/** How long a page's data may be used again in this process, in milliseconds; the same for shared caches. */
const maxAge = 1000;
/** Pages held at most. */
const maxPages = 500;

/**
 * Cache header of pages and lists of user content: a second takes the load off a page that many people open at once.
 * With the second that a process holds it, nothing hidden is seen for more than two.
 */
export const contentCacheControl = "public, max-age=0, s-maxage=1, must-revalidate";

interface Entry {
  readonly made: Promise<unknown>;
  readonly until: number;
}

// Next.js loads this file once per route bundle; a route that hides something must reach the pages' cache.
const holder = globalThis as typeof globalThis & {
  quarryPages?: Map<string, Entry>;
  quarryPurges?: number;
  quarryReading?: AsyncLocalStorage<{ until: number }>;
};
holder.quarryPages ??= new Map();
holder.quarryReading ??= new AsyncLocalStorage();
const pages: Map<string, Entry> = holder.quarryPages;
const reading: AsyncLocalStorage<{ until: number }> = holder.quarryReading;

/** How often this process has purged pages. */
export function countPurges(): number {
  return holder.quarryPurges ?? 0;
}

/**
 * Runs what reads the data of a page and says how long all of it may be used again: for a second, or as long as the
 * oldest piece that was already held.
 */
export async function readWithAge<T>(read: () => Promise<T>): Promise<{ data: T; age: DataAge }> {
  const purges = countPurges();
  const seen = { until: Date.now() + maxAge };
  const data = await reading.run(seen, read);
  return { data, age: { purges, until: seen.until } };
}

function noteAge(until: number): void {
  const seen = reading.getStore();
  if (seen) seen.until = Math.min(seen.until, until);
}

/**
 * The data of a page of user content: made once for all requests at the same time, used again for a second, and
 * never written to disk, so that no restart can bring back what was hidden. Failures and missing content are not
 * remembered: what is published is there with the next request.
 *
 * @param path Path of the document that the page shows, e.g. `builds/abc`.
 * @param make Reads the store; `null` where there is nothing to show.
 */
export async function readPageData<T>(
  path: string,
  make: () => Promise<T | null>,
  now = Date.now(),
): Promise<T | null> {
  const held = pages.get(path);
  // Everything under one path is made by one page, so it has one type.
  if (held && now < held.until) {
    noteAge(held.until);
    return held.made as Promise<T | null>;
  }
  // Whoever asks first makes it for all: that their account is being deleted is no matter of the others.
  const made = runAsSite(make);
  const entry = { made, until: now + maxAge };
  pages.delete(path);
  pages.set(path, entry);
  const oldest = pages.size > maxPages ? pages.keys().next().value : undefined;
  if (oldest !== undefined) pages.delete(oldest);
  const forget = () => {
    if (pages.get(path) === entry) pages.delete(path);
  };
  made.then((data) => data === null && forget(), forget);
  return made;
}

/**
 * Forgets the page of a document. Called after each write that changes what others see, before the caller is
 * answered; a page that is being made at that moment is not used for later requests.
 */
export function purgePage(path: string): void {
  pages.delete(path);
  holder.quarryPurges = countPurges() + 1;
}

/** Forgets every page: a name that changed may be on any of them. */
export function purgeAllPages(): void {
  pages.clear();
  holder.quarryPurges = countPurges() + 1;
}

/** Forgets all pages under a path, such as every page of a list. */
export function purgePages(under: string): void {
  for (const path of pages.keys()) if (path.startsWith(`${under}/`)) pages.delete(path);
  holder.quarryPurges = countPurges() + 1;
}
