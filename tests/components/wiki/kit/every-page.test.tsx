import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion, factsUpdated } from "@/lib/site/game-version";
import { pageHtml } from "@/tests/support/page-html";
import { findRegion, parsePage } from "@/tests/support/page-tables";
import { takeTurns } from "@/tests/support/test-size";

/** Pages of what people write: their versions are those of their builds and guides. */
const written = /^(builds|guides|featured-content)\b/;

const root = join(import.meta.dirname, "../../../../pages/wiki");
const routes = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !written.test(file))
  .map((file) => file.slice(0, -".tsx".length))
  .toSorted();

interface Route {
  readonly default: ComponentType<object>;
  readonly getStaticProps?: (context: never) => unknown;
  readonly getStaticPaths?: () => {
    readonly paths: readonly { readonly params: Readonly<Record<string, string>> }[];
  };
}

/** The first and the last page of a route, as the build makes them. */
async function listPages(
  route: string,
): Promise<{ path: string; params: Record<string, string>; page: Route }[]> {
  const page = (await import(join(root, `${route}.tsx`))) as Route;
  const { paths } = (await page.getStaticPaths?.()) ?? { paths: [{ params: {} }] };
  return [paths[0], paths.at(-1)].flatMap((each) => {
    if (!each) return [];
    const path = Object.entries(each.params).reduce(
      (address, [name, value]) => address.replace(`[${name}]`, value),
      `/wiki/${route}`.replace(/\/index$/, ""),
    );
    return [{ path, params: { ...each.params }, page }];
  });
}

describe("every page of the wiki", () => {
  test("is one of these routes", () => {
    expect(routes).toEqual(
      expect.arrayContaining(["hitzones/[id]", "weapons/[type]/[id]", "weapons/artian"]),
    );
  });

  test.each(takeTurns(routes, 3))(
    "%s says of which version and source it is, and takes reports of mistakes",
    async (route) => {
      for (const { path, params, page } of await listPages(route)) {
        const html = await pageHtml(
          page.default,
          page.getStaticProps ?? (() => ({ props: {} })),
          path,
          params,
        );
        const about = findRegion(parsePage(html), "About this page");
        expect(about?.textContent, path).toContain(`Up to date with ${coveredVersion.name}`);
        expect(about?.querySelector("time")?.dateTime, path).toBe(factsUpdated);
        const report = [...(about?.querySelectorAll("a") ?? [])].find(
          ({ textContent }) => textContent === "Report a mistake",
        );
        const mail = decodeURIComponent(report?.getAttribute("href") ?? "");
        expect(mail, path).toContain(`mailto:${siteConfig.contactEmail}?subject=Mistake on ${path}`);
        expect(mail, path).toContain(`Version: ${coveredVersion.name}, tables of ${factsUpdated}`);
        // A page of one thing names its record.
        const id = params.id ?? params.set;
        if (id) expect(mail, path).toMatch(new RegExp(`Record: [a-z-]+/${id}\\n`));
      }
    },
  );
});
