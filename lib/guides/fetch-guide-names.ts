import { toCallAddress } from "@/lib/http/contract";
import { callApi } from "@/lib/http/fetcher";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { guideCalls } from "./api";
import type { CitedKind } from "./blocks";
import type { CitedGuidesResponse, GuideTitlesResponse } from "./schema";

// Written again so that these pages do not carry all calls of guides; the contract says what fits.
const citedPath: (typeof guideCalls)["listCited"]["path"] = "/api/guides/cited";
const titlesPath: (typeof guideCalls)["listTitles"]["path"] = "/api/guides/titles";
const texts = ["slug", "title", "summary"] as const;

/** Guides that cite something, and those of the site that its page must not show. */
export type CitingGuides = Pick<CitedGuidesResponse, "guides" | "hidden">;

/**
 * Asks which guides cite a record, build or run. Read by hand, as are the titles: pages of every visitor do this, and
 * the schema library weighs more than what it would check.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchCitedGuides(kind: CitedKind, id: string): Promise<CitingGuides> {
  return callApi(toCallAddress({ path: citedPath }, { kind, id }), { schema: { parse: readCitedGuides } });
}

/**
 * Asks for the titles that the search looks through.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchGuideTitles(): Promise<GuideTitlesResponse["guides"]> {
  return callApi(titlesPath, { schema: { parse: readGuideTitles } });
}

/** Leaves out what has no name. */
export function readCitedGuides(reply: unknown): CitingGuides {
  const guides = readRows(reply).flatMap((row) => {
    if (!hasTexts(row, texts)) return [];
    const { slug, title, summary } = row;
    return [{ slug, title, summary }];
  });
  const hidden: readonly unknown[] = isRecord(reply) && Array.isArray(reply.hidden) ? reply.hidden : [];
  return { guides, hidden: hidden.filter((slug) => typeof slug === "string") };
}

/** Leaves out what has no name. */
export function readGuideTitles(reply: unknown): GuideTitlesResponse["guides"] {
  return readRows(reply).flatMap((row) => {
    if (!hasTexts(row, texts)) return [];
    const { slug, title, summary } = row;
    const tags: readonly unknown[] = "tags" in row && Array.isArray(row.tags) ? row.tags : [];
    return [{ slug, title, summary, tags: tags.filter((tag) => typeof tag === "string") }];
  });
}

function readRows(reply: unknown): readonly unknown[] {
  return isRecord(reply) && Array.isArray(reply.guides) ? reply.guides : [];
}
