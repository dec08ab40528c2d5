import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { overflowAt } from "./support/layout";

const compare = "/wiki/hitzones/compare";

/** Waits for the first figures, sever first, of a part in the table that is shown. */
async function expectFigures(page: Page, part: RegExp, figures: readonly string[]): Promise<void> {
  const row = page
    .getByRole("region", { name: "Hitzones" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: part }) });
  const cells = async () =>
    (await row.getByRole("cell").allInnerTexts()).map((text) => text.replace(/,\s*best$/, "").trim());
  await expect.poll(async () => (await cells()).slice(0, figures.length)).toEqual(figures);
}

test("each state of a monster's parts is one click away and stays in the address", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/wiki/hitzones/gravios");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("Normal")).toHaveAttribute("aria-selected", "true");
  await expectFigures(page, /^Belly/, ["25", "30", "30"]);

  await tab("Broken").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios?state=broken");
  await expect(page.getByRole("tabpanel", { name: "Normal" })).toBeHidden();
  await expectFigures(page, /^Belly/, ["70", "70", "60"]);

  await tab("Wound").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios?state=wound");
  await expectFigures(page, /^Head/, ["80", "82", "80"]);
  await page.reload();
  await expect(tab("Wound")).toHaveAttribute("aria-selected", "true");
  await expectFigures(page, /^Head/, ["80", "82", "80"]);

  await tab("Normal").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios");
});

test("the best parts are on the first screen, the best of each column is said in words", async ({
  page,
  narrow,
}) => {
  await page.goto("/wiki/hitzones/rathalos");
  const head = page.getByRole("region", { name: "Hitzones" }).getByRole("rowheader", { name: /^Head/ });
  // A phone has the hunt card there, which says them.
  if (narrow) await expect(page.getByRole("region", { name: "Hunt card" })).toBeInViewport({ ratio: 1 });
  else await expect(head.first()).toBeInViewport();
  await expect(
    page.getByRole("tabpanel", { name: "Normal" }).getByRole("cell", { name: /^65\s*, best$/ }),
  ).toHaveCount(1);
});

test("figures next to another section keep to a line each", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/wiki/hitzones/rathalos");
  const figures = page.getByRole("region", { name: "Size and crowns" }).getByRole("definition");
  await expect(figures).toHaveCount(4);
  // A line of the table is 20 px high.
  for (const figure of await figures.all()) expect((await figure.boundingBox())?.height).toBeLessThan(30);
});

test("two monsters side by side, under an address that can be shared", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/rathalos");
  await page.getByRole("link", { name: "Compare hitzones" }).click();
  await expect(page).toHaveURL(`${compare}?a=rathalos`);
  await expect(page.getByLabel("First monster")).toHaveValue("rathalos");
  await page.getByLabel("Second monster").selectOption({ label: "Rey Dau" });
  await expect(page).toHaveURL(`${compare}?a=rathalos&b=rey-dau`);

  const hitzones = page.getByRole("region", { name: "Hitzones" });
  const names = hitzones.getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Rathalos", "Rey Dau"]);
  await hitzones.getByRole("tab", { name: "Wound" }).click();
  await expect(page).toHaveURL(`${compare}?a=rathalos&b=rey-dau&state=wound`);
  const heads = hitzones.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^Head/ }) });
  await expect(heads.nth(0).getByRole("cell").nth(1)).toContainText("75");
  await expect(heads.nth(1).getByRole("cell").nth(6)).toContainText("25");
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);

  await page.reload();
  await expect(names).toHaveText(["Rathalos", "Rey Dau"]);
  await expect(hitzones.getByRole("tab", { name: "Wound" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(names).toHaveText(["Rey Dau", "Rathalos"]);
  await expect(page).toHaveURL(`${compare}?a=rey-dau&b=rathalos&state=wound`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every state of the parts is on the page", { tag: "@once" }, async ({ page }) => {
    await page.goto("/wiki/hitzones/gravios");
    const hitzones = page.getByRole("region", { name: "Hitzones" });
    for (const state of [/Normal\./, /Broken\./, /Wound\./]) {
      await expect(hitzones.getByRole("table", { name: state })).toBeVisible();
    }
  });
});
