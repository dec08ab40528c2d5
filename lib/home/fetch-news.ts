import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { homeCalls } from "./api";
import { type NewsPlace, newsPlaces } from "./places";
import type { NewsEntry } from "./schema";

export type News = ReadonlyMap<NewsPlace, NewsEntry>;

const path: (typeof homeCalls)["listNews"]["path"] = "/api/home";

/**
 * Asks what happens on the site now, once, and read by hand: every visitor of the home page does this, and schemas, refusals
 * in words and repeated calls weigh more than what they would bring, as the page is whole without an answer.
 *
 * @throws where there is none
 */
export async function fetchNews(): Promise<News> {
  const reply = await fetch(path, { headers: { accept: "application/json" } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return parseNews(await reply.json());
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
