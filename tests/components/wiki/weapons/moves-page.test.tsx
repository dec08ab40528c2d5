import { expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getMovesPage } from "@/lib/wiki/weapons/get-moves-page.server";
import WeaponMovesRoute, { getStaticProps } from "@/pages/wiki/weapons/[type]/moves";
import { pageHtml } from "@/tests/support/page-html";
import { heard, parsePage } from "@/tests/support/page-tables";

test("the page of a type shows what each hit does, and the rows without a name after them", async () => {
  const html = await pageHtml(WeaponMovesRoute, getStaticProps as never, "/wiki/weapons/great-sword/moves", {
    type: "great-sword",
  });
  const page = parsePage(html);
  const [moves, further] = page.querySelectorAll("table");
  const cells = (table: Element | undefined, name: string) => {
    const row = [...(table?.querySelectorAll("tbody tr") ?? [])].find(
      (each) => heard(each.querySelector("th")) === name,
    );
    return Object.fromEntries(
      [...(row?.querySelectorAll("td") ?? [])].map((cell) => [cell.getAttribute("data-label"), heard(cell)]),
    );
  };
  // By hand: rows 37 and 36 of Wp00_Attack.
  expect(cells(moves, "Offset Rising Slash Lv1")).toMatchObject({ Offset: "100", Damage: "Sever" });
  expect(cells(further, "Wp00_Attack, row 36")).toMatchObject({ Offset: "75" });
});

test("every row of a weapon's tables is on its page once", () => {
  const { all } = getCatalog().attackEffects;
  for (const type of ["hammer", "bow", "light-bowgun"] as const) {
    const { named, unnamed } = getMovesPage(type);
    expect(named.rows.length + unnamed.rows.length).toBe(
      all.filter(({ weapons }) => weapons.includes(type)).length,
    );
  }
});
