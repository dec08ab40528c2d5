import type { IconName } from "@/components/ui/icon-names";
import { getGuidesPath } from "@/lib/guides/paths";
import type { SiteLink } from "@/lib/site/routes";
import { wikiLinks } from "@/lib/site/wiki-kinds";
import { getDropFinderPath, wishlistPath } from "@/lib/site/wiki-paths";
import type { WikiAnswer } from "@/lib/wiki-search/answers/answer-question";
import type { RecentSearch } from "@/lib/wiki-search/recent-searches";
import { type SearchKind, searchable } from "@/lib/wiki-search/search-kinds";
import type { SearchAnswer, SearchHit } from "@/lib/wiki-search/searcher";

/** The sections of the wiki, offered before anything is typed. */
const quickLinks: readonly QuickLink[] = [
  ...wikiLinks,
  { label: "Drop Finder", href: getDropFinderPath(), icon: "submit" },
  { label: "Wishlist", href: wishlistPath, icon: "rules" },
  { label: "Builder", href: "/builder", icon: "build" },
];

/** One row of the list, reachable with the arrow keys. */
export type Row =
  | { readonly type: "hit"; readonly hit: SearchHit }
  | { readonly type: "recent"; readonly recent: RecentSearch }
  | { readonly type: "link"; readonly link: QuickLink }
  /** The short answer to a question. */
  | { readonly type: "answer"; readonly answer: WikiAnswer }
  /** Shows everything of a kind. */
  | { readonly type: "more"; readonly kind: SearchKind; readonly count: number };

export interface RowGroup {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** Results of a kind that are shown before the "show all" row. */
const maxRowsPerGroup = 4;

/** Results grouped by kind, the kind of the best result first. */
export function groupResults({ hits, counts }: SearchAnswer, kind: SearchKind | undefined): RowGroup[] {
  const kinds = [...new Set(hits.map(({ document }) => document.kind))];
  return kinds.map((each) => {
    const rows: Row[] = hits
      .filter(({ document }) => document.kind === each)
      .map((hit) => ({ type: "hit", hit }));
    const count = counts.get(each) ?? 0;
    // A line that shows one or two more would take their place.
    if (!kind && count > rows.length)
      rows.splice(maxRowsPerGroup, rows.length, { type: "more", kind: each, count });
    return { label: searchable[each].many, rows };
  });
}

/** The results with the record that an answer is about before all others: its other words may resemble anything. */
export function putRecordFirst(results: SearchAnswer, answer: WikiAnswer | null): SearchAnswer {
  const document = answer?.document;
  if (!document) return results;
  const own = results.hits.find((hit) => hit.document.href === document.href);
  if (own) return { ...results, hits: [own, ...results.hits.filter((hit) => hit !== own)] };
  const counts = new Map(results.counts).set(document.kind, (results.counts.get(document.kind) ?? 0) + 1);
  const hit: SearchHit = { document, name: document.name, language: "en" };
  return { ...results, counts, total: results.total + 1, hits: [hit, ...results.hits] };
}

/** The short answer, above all else; nothing where there is none. */
export function groupAnswer(answer: WikiAnswer | null): RowGroup[] {
  return answer ? [{ label: "Answer", rows: [{ type: "answer", answer }] }] : [];
}

/** Guides that answer, after all else; nothing where none does. */
export function groupGuides(
  guides: readonly { readonly slug: string; readonly title: string }[],
): RowGroup[] {
  if (guides.length === 0) return [];
  const rows = guides.map(({ slug, title }): Row => {
    return { type: "link", link: { label: title, href: getGuidesPath(slug), icon: "guide" } };
  });
  return [{ label: "Guides", rows }];
}

/** The groups shown before anything is typed. */
export function getStartGroups(recent: readonly RecentSearch[]): RowGroup[] {
  const links: RowGroup = { label: "Browse", rows: quickLinks.map((link) => ({ type: "link", link })) };
  if (recent.length === 0) return [links];
  return [
    { label: "Recent searches", rows: recent.map((each) => ({ type: "recent", recent: each })) },
    links,
  ];
}

/** Where a row leads; nothing for one that only changes the list. */
export function getRowHref(row: Row): string | undefined {
  if (row.type === "hit") return row.hit.document.href;
  if (row.type === "recent") return row.recent.href;
  if (row.type === "answer") return row.answer.href;
  return row.type === "link" ? row.link.href : undefined;
}

/** The recent search saved when a row is opened. */
export function toRecentSearch(row: Row): RecentSearch | undefined {
  if (row.type === "recent") return row.recent;
  const document = row.type === "hit" ? row.hit.document : row.type === "answer" ? row.answer.document : null;
  if (!document) return undefined;
  const { name, href, kind, id } = document;
  return { name, href, kind, id };
}

interface QuickLink extends SiteLink {
  readonly icon: IconName;
}
