import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import ArmorSetsPage, * as armorSets from "@/pages/wiki/armor/index";
import ArmorPiecesRoute, * as armorPieces from "@/pages/wiki/armor/pieces";
import CharmsRoute, * as charms from "@/pages/wiki/charms/index";
import TalismansRoute, * as talismans from "@/pages/wiki/charms/talismans";
import MonstersPage, * as monsters from "@/pages/wiki/hitzones/index";
import ItemsRoute, * as items from "@/pages/wiki/items/index";
import KinsectsRoute, * as kinsects from "@/pages/wiki/weapons/kinsects";
import MelodiesRoute, * as melodies from "@/pages/wiki/weapons/melodies";
import { pageHtml } from "@/tests/support/page-html";
import { parsePage } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

/** Keys and values of all lists at once, none of which means anything. */
const junk =
  "sort=__proto__.asc&tab=constructor&element=%00&rarity=-1&rank=..%2F..&state=toString&slot=99999999999" +
  "&a=nobody&b=%3Cscript%3E&item=none&n=1e99&skill=%F0%9F%92%A5&kind=a.b.c&affinity=NaN&forge=yes&junk=1";

/** How many things a list counts, and what its rows are called, from the top. */
function listOf(page: ParentNode): { counts: string[]; rows: string[] } {
  const words = (selector: string) => [...page.querySelectorAll(selector)].map((each) => each.textContent);
  return { counts: words("[role=status]"), rows: words("tbody th") };
}

/** Opens a page under an address full of junk, with what the build hands it. */
async function open<Props extends object>(
  Page: ComponentType<Props>,
  getStaticProps: (context: never) => unknown,
  path: string,
) {
  const asBuilt = parsePage(await pageHtml(Page, getStaticProps, path)).body;
  const { props } = (await getStaticProps({ params: {} } as never)) as { props: Props };
  const router = fakeRouter(`${path}?${junk}`);
  const page = <Page {...(JSON.parse(JSON.stringify(props)) as Props)} />;
  const { container } = renderWithTheme(page, { wrapper: routerWrapper(router) });
  return { asBuilt: listOf(asBuilt), opened: listOf(container), router };
}

/** Pages whose own tests say nothing of junk; those of other lists do. */
const pages: readonly [string, (path: string) => ReturnType<typeof open>][] = [
  ["/wiki/armor", (path) => open(ArmorSetsPage, armorSets.getStaticProps, path)],
  ["/wiki/armor/pieces", (path) => open(ArmorPiecesRoute, armorPieces.getStaticProps, path)],
  ["/wiki/charms", (path) => open(CharmsRoute, charms.getStaticProps, path)],
  ["/wiki/charms/talismans", (path) => open(TalismansRoute, talismans.getStaticProps, path)],
  ["/wiki/hitzones", (path) => open(MonstersPage, monsters.getStaticProps, path)],
  ["/wiki/items", (path) => open(ItemsRoute, items.getStaticProps, path)],
  ["/wiki/weapons/kinsects", (path) => open(KinsectsRoute, kinsects.getStaticProps, path)],
  ["/wiki/weapons/melodies", (path) => open(MelodiesRoute, melodies.getStaticProps, path)],
];

describe("junk in the address of a list", () => {
  test.each(pages)("%s ignores it and cleans the address", async (path, openAt) => {
    const { asBuilt, opened, router } = await openAt(path);
    expect(opened).toEqual(asBuilt);
    expect(opened.rows.length).toBeGreaterThan(5);
    expect(router.replace).toHaveBeenCalledWith(path, undefined, expect.anything());
  });
});
