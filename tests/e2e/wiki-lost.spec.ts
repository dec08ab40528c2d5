import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

for (const [path, name, target] of [
  ["/wiki/hitzones/rathalis", "Rathalos", "/wiki/hitzones/rathalos"],
  [
    "/wiki/weapons/great-sword/great-sword-abadonian-krake",
    "Abaddonian Krake",
    "/wiki/weapons/great-sword/great-sword-abaddonian-krake",
  ],
  ["/wiki/skills/weakness-exploti", "Weakness Exploit", "/wiki/skills/weakness-exploit"],
  ["/wiki/armor/rathalos-alfa", "Rathalos", "/wiki/armor/rathalos-alpha"],
  ["/wiki/items/wyvern-gm", "Wyvern Gem", "/wiki/items/wyvern-gem"],
] as const) {
  test(`${path} is not found, and ${name} is offered`, async ({ page, guard, narrow }) => {
    guard.expectFailure(new RegExp(`${path}$`), 404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const near = page.getByRole("region", { name: "Did you mean" });
    const offer = near.getByRole("link").and(page.locator(`[href="${target}"]`));
    await expect(offer).toContainText(name);
    expect(await near.getByRole("link").count()).toBeLessThanOrEqual(5);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);
    await offer.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  });
}

test("an address like nothing is not found without a guess, and leads to the search", async ({
  page,
  guard,
}) => {
  guard.expectFailure(/\/wiki\/items\/qqqqxxzz$/, 404);
  const answered = page.waitForResponse(/search-index\/en\.json/);
  const response = await page.goto("/wiki/items/qqqqxxzz");
  expect(response?.status()).toBe(404);
  await answered;
  await page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" }).click();
  await page.getByRole("combobox", { name: "Search the wiki" }).fill("agitator");
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option").first()).toContainText(
    "Agitator",
  );
  await expect(page.getByRole("region", { name: "Did you mean" })).toHaveCount(0);
});
