import { findKind, type SearchKind } from "./search-kinds";

/** Local-storage key of what was opened from the search. */
export const recentSearchesKey = "recent-searches";

/** Something that was found and opened. */
export interface RecentSearch {
  readonly name: string;
  readonly href: string;
  readonly kind: SearchKind;
  /** Key of its name in other languages; pages have none. */
  readonly id: string;
}

/** Maximum number of saved searches. */
const maxRecent = 8;

/** Parses the stored text; invalid entries are dropped. */
export function parseRecent(text: string | null): readonly RecentSearch[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.flatMap(toRecent).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function addRecent(list: readonly RecentSearch[], opened: RecentSearch): readonly RecentSearch[] {
  return [opened, ...list.filter(({ href }) => href !== opened.href)].slice(0, maxRecent);
}

function toRecent(data: unknown): RecentSearch[] {
  if (typeof data !== "object" || data === null) return [];
  const { name, href, kind, id } = data as Partial<Record<keyof RecentSearch, unknown>>;
  if (typeof name !== "string" || typeof href !== "string" || typeof kind !== "string") return [];
  const known = findKind(kind);
  // Storage can be written by hand: only addresses of this site are followed.
  if (!known || !/^\/(?!\/)/.test(href) || typeof id !== "string") return [];
  return [{ name: name.slice(0, 120), href, kind: known, id }];
}
