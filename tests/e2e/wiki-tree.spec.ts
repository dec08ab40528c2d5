import { expect, test } from "./fixtures";
import { horizontalOverflow } from "./support/layout";

const tree = "/wiki/weapons/great-sword/tree";

test("a weapon's page leads into the tree, where its whole path is marked and in sight", async ({ page }) => {
  await page.goto("/wiki/weapons/great-sword/great-sword-abaddonian-krake");
  await page.getByRole("link", { name: "See it in the tree" }).click();
  await expect(page).toHaveURL(`${tree}?at=great-sword-abaddonian-krake`);
  const picture = page.getByRole("region", { name: "Picture of the tree" });
  const marked = picture.getByRole("link").and(page.locator("[data-place]"));
  await expect(marked).toHaveCount(5);
  for (const name of ["Bone Blade I", "Bone Blade II", "Nu Krake I", "Nu Krake II", "Abaddonian Krake"]) {
    await expect(marked.filter({ hasText: new RegExp(`^${name}Attack`) })).toHaveCount(1);
  }
  await expect(picture.getByRole("link", { name: "Abaddonian Krake" })).toBeInViewport();
  expect(await horizontalOverflow(page), "the picture scrolls in its own box").toBe(0);
});

test("the arrow keys walk the tree, the marked path follows, Enter opens", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto(`${tree}?at=great-sword-nu-krake-ii`);
  const picture = page.getByRole("region", { name: "Picture of the tree" });
  const node = (name: string) => picture.getByRole("link", { name: new RegExp(`^${name} Attack`) });
  await node("Nu Krake II").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(node("Nu Krake I")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(node("Bone Blade II")).toBeFocused();
  await expect(node("Bone Blade II")).toHaveAttribute("data-place", "chosen");
  await expect(node("Bone Blade I")).toHaveAttribute("data-place", "path");
  await expect(node("Nu Krake I"), "beyond the chosen one nothing is marked").not.toHaveAttribute(
    "data-place",
  );
  await page.keyboard.press("Home");
  await expect(node("Bone Blade I")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(node("Bone Blade I"), "before the root there is nothing").toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(node("Bone Blade I")).not.toBeFocused();
  await expect(picture.locator(":focus")).toBeInViewport();
  await node("Nu Krake I").focus();
  await page.keyboard.press("ArrowRight");
  await expect(node("Nu Krake II")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wiki/weapons/great-sword/great-sword-nu-krake-ii");
});

test("a weapon that is not in the tree is dropped from the address", async ({ page }) => {
  await page.goto(`${tree}?at=great-spoon`);
  await expect(page).toHaveURL(tree);
  await expect(
    page.getByRole("region", { name: "Picture of the tree" }).getByRole("link").first(),
  ).toBeVisible();
});

test("the same weapons can be read as nested lists", async ({ page }) => {
  await page.goto(tree);
  const list = page.getByRole("region", { name: "The tree as a list" });
  await list.getByText("Bone Blade I", { exact: true }).first().click();
  await list.getByRole("link", { name: "Abaddonian Krake" }).click();
  await expect(page).toHaveURL("/wiki/weapons/great-sword/great-sword-abaddonian-krake");
});
