import { callApi } from "@/lib/http/fetcher";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { featuredCalls } from "./api";
import { featuredKinds } from "./kinds";
import type { ShownFeatured } from "./schema";

// Written again so that the start page does not carry all calls of what is featured; the contract says what fits.
const path: (typeof featuredCalls)["list"]["path"] = "/api/featured";
const texts = ["id", "caption", "title", "facts", "href", "icon", "from"] as const;

/**
 * Asks what is featured now. Read by hand: the start page does this for every visitor, and the schema library weighs
 * more than what it would check.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchFeatured(): Promise<readonly ShownFeatured[]> {
  return callApi(path, { schema: { parse: parseFeatured } });
}

/** Leaves out what it cannot show. */
export function parseFeatured(reply: unknown): readonly ShownFeatured[] {
  const rows: readonly unknown[] = isRecord(reply) && Array.isArray(reply.featured) ? reply.featured : [];
  return rows.flatMap((row) => {
    const kind = isRecord(row) && featuredKinds.find((each) => each === row.kind);
    if (!kind || !hasTexts(row, texts)) return [];
    const { id, caption, title, facts, href, icon, from } = row;
    return [{ id, kind, caption, title, facts, href, icon, from }];
  });
}
