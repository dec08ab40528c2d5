import { expect, test } from "./fixtures";
import { horizontalOverflow } from "./support/layout";

const tree = "/wiki/weapons/great-sword/tree";

test("a weapon's page leads into the tree, where its whole path is marked and in sight", async ({ page }) => {
  await page.goto("/wiki/weapons/great-sword/great-sword-abaddonian-krake");
  await page.getByRole("link", { name: "Show in tree" }).click();
  await expect(page).toHaveURL(`${tree}?at=great-sword-abaddonian-krake`);
  const picture = page.getByRole("region", { name: "Upgrade tree" });
  await expect(picture.locator("[data-place]")).toHaveCount(5);
  for (const name of ["Bone Blade I", "Bone Blade II", "Nu Krake I", "Nu Krake II", "Abaddonian Krake"]) {
    const node = picture.getByRole("link", { name: new RegExp(`^${name} Attack`) });
    await expect(node).toHaveAttribute("data-place", name === "Abaddonian Krake" ? "chosen" : "path");
  }
  await expect(picture.getByRole("link", { name: "Abaddonian Krake" })).toBeInViewport();
  expect(await horizontalOverflow(page), "the picture scrolls in its own box").toBe(0);
});

test("arrow keys walk the tree and keep the weapon in sight, Enter opens it; lists say the same", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(`${tree}?at=great-sword-nu-krake-ii`);
  const picture = page.getByRole("region", { name: "Upgrade tree" });
  const node = (name: string) => picture.getByRole("link", { name: new RegExp(`^${name} Attack`) });
  await node("Nu Krake II").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(node("Nu Krake I")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(node("Bone Blade I")).toBeFocused();
  await expect(node("Bone Blade I")).toHaveAttribute("data-place", "chosen");
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

  await page.goto(tree);
  const list = page.getByRole("region", { name: "Tree as a list" });
  await list.getByText("Bone Blade I", { exact: true }).first().click();
  await list.getByRole("link", { name: "Abaddonian Krake" }).click();
  await expect(page).toHaveURL("/wiki/weapons/great-sword/great-sword-abaddonian-krake");
});
