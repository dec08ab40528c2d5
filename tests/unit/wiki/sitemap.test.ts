import { expect, test } from "vitest";
import { formatRobotsTxt, formatSitemap, maxSitemapUrls } from "@/lib/wiki/sitemap";

test("lists every address once, escaped, home without a slash", () => {
  const xml = formatSitemap("https://quarry.example", ["/", "/wiki/skills/a&b"], "2026-02-18");
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://quarry.example</loc>",
    "<loc>https://quarry.example/wiki/skills/a&#38;b</loc>",
  ]);
  expect(xml.match(/<lastmod>2026-02-18<\/lastmod>/g)).toHaveLength(2);
});

test("refuses more addresses than one file may hold", () => {
  expect(() =>
    formatSitemap("https://q.example", Array(maxSitemapUrls + 1).fill("/a"), "2026-01-01"),
  ).toThrow(RangeError);
});

test("robots are sent to the sitemap and away from calls and profiles", () => {
  const text = formatRobotsTxt("https://quarry.example");
  expect(text).toContain("Sitemap: https://quarry.example/sitemap.xml");
  expect(text).toContain("Disallow: /user/");
  expect(text).not.toContain("Disallow: /wiki");
});
