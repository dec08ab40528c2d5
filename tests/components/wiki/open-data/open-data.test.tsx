import { expect, test } from "vitest";
import { OpenDataPage } from "@/components/wiki/open-data/OpenDataPage";
import { openEntities } from "@/lib/wiki/open-data/open-entities";
import OpenDataRoute, { getStaticProps } from "@/pages/wiki/data";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { linksOf, parsePage, rowsOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

test("lists every file with its records and leads to the meaning of its fields", async () => {
  const page = parsePage(await pageHtml(OpenDataRoute, getStaticProps, "/wiki/data"));
  const files = new Map(rowsOf(page, "Open data files").map((row) => [row.title, row]));
  expect([...files.keys()]).toEqual(openEntities.map(({ id }) => `${id}.json`));
  const weapons = files.get("weapons.json");
  expect(weapons?.cells.Records).toBe("1,188");
  expect(weapons && linksOf(weapons.element)[0]).toEqual(["weapons.json", "/api/wiki/weapons.json"]);
  for (const { id, fields } of openEntities) {
    const shown = rowsOf(page, `Fields of ${id}.json`).map(({ title }) => title);
    expect(shown.length).toBeGreaterThanOrEqual(fields.length);
    expect(files.get(`${id}.json`)?.cells.Fields).toBe(`${fields.length} fields of ${id}`);
  }
  expect(rowsOf(page, "Fields of skills.json").map(({ title }) => title)).toContain("maxLevel");
});

test("axe finds nothing", async () => {
  const entities = openEntities.slice(0, 2);
  const files = entities.map(({ id }) => ({
    entity: id,
    records: 2,
    bytes: 2000,
    url: `/api/wiki/${id}.json`,
    permanentUrl: `/api/wiki/${id}.json?v=1`,
  }));
  const { container } = renderAt(
    "/wiki/data",
    <OpenDataPage
      origin="https://quarry.test"
      indexUrl="/api/wiki/index.json"
      format={1}
      entities={entities}
      files={files}
    />,
  );
  await expectNoAxeViolations(container);
});
