import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const compare = "/wiki/hitzones/compare";

/** The figures of one part in the table that is shown now, sever first. */
async function figuresOf(page: Page, part: RegExp): Promise<string[]> {
  const row = page
    .getByRole("region", { name: "Hitzones" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: part }) });
  return (await row.getByRole("cell").allInnerTexts()).map((text) => text.replace(/,\s*best$/, "").trim());
}

test("each state of a monster's parts is one click away and stays in the address", async ({
  page,
  newVisitor,
}) => {
  await page.goto("/wiki/hitzones/gravios");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("Normal")).toHaveAttribute("aria-selected", "true");
  expect((await figuresOf(page, /^Belly/)).slice(0, 3)).toEqual(["25", "30", "30"]);

  await tab("Broken").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios?state=broken");
  await expect(page.getByRole("tabpanel", { name: "Normal" })).toBeHidden();
  expect((await figuresOf(page, /^Belly/)).slice(0, 3)).toEqual(["70", "70", "60"]);

  await tab("Wound").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios?state=wound");
  expect((await figuresOf(page, /^Head/)).slice(0, 3)).toEqual(["80", "82", "80"]);

  await page.reload();
  await expect(tab("Wound")).toHaveAttribute("aria-selected", "true");
  const other = await newVisitor();
  await other.goto(page.url());
  await expect(other.getByRole("tab", { name: "Wound" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => figuresOf(other, /^Head/)).toEqual(await figuresOf(page, /^Head/));

  await tab("Normal").click();
  await expect(page).toHaveURL("/wiki/hitzones/gravios");
});

test("the arrow keys walk the states of the parts", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/gravios");
  const tabs = page.getByRole("tablist", { name: "State of the part" });
  await tabs.getByRole("tab", { name: "Normal" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.getByRole("tab", { name: "Broken" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Broken" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.getByRole("tab", { name: "Weak point" }), "the ends meet").toBeFocused();
  await expect(page).toHaveURL("/wiki/hitzones/gravios?state=weak-point");
});

test("the hitzones stand on the first screen, the best of each column is said in words", async ({ page }) => {
  await page.goto("/wiki/hitzones/rathalos");
  const head = page.getByRole("region", { name: "Hitzones" }).getByRole("rowheader", { name: /^Head/ });
  await expect(head.first()).toBeInViewport();
  await expect(
    page.getByRole("tabpanel", { name: "Normal" }).getByRole("cell", { name: /^65\s*, best$/ }),
  ).toHaveCount(1);
});

test("rewards follow the chosen rank, and the address keeps it beside the state", async ({ page }) => {
  await page.goto("/wiki/hitzones/rey-dau?state=wound");
  const rewards = page.getByRole("region", { name: "Rewards" });
  await expect(rewards.getByRole("link", { name: "Rey Dau Boltgem" }).first()).toBeVisible();
  await rewards.getByRole("tab", { name: "Low rank" }).click();
  await expect(page).toHaveURL("/wiki/hitzones/rey-dau?state=wound&rank=low");
  await expect(rewards.getByRole("link", { name: "Rey Dau Boltgem" })).toHaveCount(0);
  await expect(rewards.getByRole("link", { name: "Rey Dau Shell" }).first()).toBeVisible();
  await page.reload();
  await expect(rewards.getByRole("tab", { name: "Low rank" })).toHaveAttribute("aria-selected", "true");
});

test("two monsters stand side by side, under an address that can be shared", async ({ page, newVisitor }) => {
  await page.goto("/wiki/hitzones/rathalos");
  await page.getByRole("link", { name: "Compare with another" }).click();
  await expect(page).toHaveURL(`${compare}?a=rathalos`);
  await expect(page.getByLabel("First")).toHaveValue("rathalos");
  await page.getByLabel("Second").selectOption({ label: "Rey Dau" });
  await expect(page).toHaveURL(`${compare}?a=rathalos&b=rey-dau`);

  const hitzones = page.getByRole("region", { name: "Hitzones" });
  await expect(hitzones.getByRole("heading", { level: 3 })).toHaveText(["Rathalos", "Rey Dau"]);
  await hitzones.getByRole("tab", { name: "Wound" }).click();
  await expect(page).toHaveURL(`${compare}?a=rathalos&b=rey-dau&state=wound`);
  const heads = hitzones.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^Head/ }) });
  await expect(heads.nth(0).getByRole("cell").nth(1)).toContainText("75");
  await expect(heads.nth(1).getByRole("cell").nth(6)).toContainText("25");
  expect(await horizontalOverflow(page)).toBe(0);

  const other = await newVisitor();
  await other.goto(page.url());
  await expect(other.getByRole("region", { name: "Hitzones" }).getByRole("heading", { level: 3 })).toHaveText(
    ["Rathalos", "Rey Dau"],
  );
  await expect(other.getByRole("tab", { name: "Wound" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("button", { name: "Swap" }).click();
  await expect(hitzones.getByRole("heading", { level: 3 })).toHaveText(["Rey Dau", "Rathalos"]);
  await expect(page).toHaveURL(`${compare}?a=rey-dau&b=rathalos&state=wound`);
});

test("a comparison takes no monster that there is not, and none twice", async ({ page, narrow }) => {
  await page.goto(`${compare}?a=rathalos&b=rathalis&state=angry`);
  await expect(page).toHaveURL(`${compare}?a=rathalos`);
  const heads = page.getByRole("region", { name: "Hitzones" }).getByRole("heading", { level: 3 });
  await expect(heads).toHaveText(["Rathalos"]);
  await expect(page.getByLabel("Second")).toHaveValue("");

  await page.getByLabel("Second").selectOption("rathalos");
  await expect(heads).toHaveText(["Rathalos"]);

  await page.goto(`${compare}?a=<b>&b=%00`);
  await expect(page).toHaveURL(compare);
  await expect(page.getByText("Choose two monsters")).toBeVisible();
  await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);
});

test("without JavaScript every state of the parts stands on the page", { tag: "@once" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/wiki/hitzones/gravios`);
  const tables = page.getByRole("region", { name: "Hitzones" }).getByRole("table");
  for (const state of ["Normal.", "Broken.", "Wound."]) {
    await expect(tables.filter({ hasText: state })).toBeVisible();
  }
  await context.close();
});
