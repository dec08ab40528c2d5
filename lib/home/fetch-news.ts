import { callApi } from "@/lib/http/fetcher";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { homeCalls } from "./api";
import { type NewsPlace, newsPlaces } from "./places";
import type { NewsEntry } from "./schema";

export type News = ReadonlyMap<NewsPlace, NewsEntry>;

const path: (typeof homeCalls)["listNews"]["path"] = "/api/home";

/**
 * Asks what happens on the site now. Read by hand, as what is featured is: the schema library weighs more than what it
 * would check.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchNews(): Promise<News> {
  return callApi(path, { schema: { parse: parseNews } });
}

/** Leaves out what it cannot show, and addresses of other sites. */
export function parseNews(reply: unknown): News {
  const rows: readonly unknown[] = isRecord(reply) && Array.isArray(reply.news) ? reply.news : [];
  return new Map(
    rows.flatMap((row) => {
      const place = isRecord(row) && newsPlaces.find((each) => each === row.place);
      if (!place || !hasTexts(row, ["title", "detail", "href"]) || !/^\/(?!\/)/.test(row.href)) return [];
      const { title, detail, href } = row;
      return [[place, { place, title, detail, href }] as const];
    }),
  );
}
